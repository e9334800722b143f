import { companyDay } from '../current-property/company-day.js';
import type { DocumentRequest } from './document-request.entity.js';
import type { DocumentRequestDto } from './dto/document-request.dto.js';
import { AWAITED } from './request-state.js';

export const isAwaited = ({ state }: Pick<DocumentRequest, 'state'>): boolean =>
  AWAITED.includes(state);

export const isOverdue = (request: Pick<DocumentRequest, 'state' | 'dueOn'>): boolean =>
  isAwaited(request) && request.dueOn < companyDay();

/** A request, as it is answered. */
export const requestView = (request: DocumentRequest): DocumentRequestDto => ({
  id: request.id,
  property_id: request.propertyId,
  title: request.title,
  note: request.note,
  due_on: request.dueOn,
  state: request.state,
  reason: request.reason,
  is_overdue: isOverdue(request),
  requested_at: request.createdAt.toISOString(),
  requested_by: request.requestedByName,
  state_changed_at: request.stateChangedAt.toISOString(),
  version: request.version,
});

/** Awaited ones first, by due date; then those that are done with, the latest first. */
export const inOrder = (requests: readonly DocumentRequest[]): DocumentRequest[] =>
  requests.toSorted(
    (one, other) =>
      Number(isAwaited(other)) - Number(isAwaited(one)) ||
      (isAwaited(one)
        ? one.dueOn.localeCompare(other.dueOn) || one.id - other.id
        : other.stateChangedAt.getTime() - one.stateChangedAt.getTime()),
  );
