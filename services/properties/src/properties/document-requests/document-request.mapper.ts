import { companyDay } from '@phantom/service-kit';
import type { DocumentRequestDto } from './document-request.dto.js';
import { AWAITED_STATES, type DocumentRequest } from './document-request.entity.js';

export const isAwaited = ({ state }: Pick<DocumentRequest, 'state'>): boolean =>
  AWAITED_STATES.includes(state);

export const isOverdue = (request: Pick<DocumentRequest, 'state' | 'dueOn'>): boolean =>
  isAwaited(request) && request.dueOn < companyDay();

export const toDocumentRequestDto = (request: DocumentRequest): DocumentRequestDto => ({
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

/** Awaited requests first, by due date. Then the others, the latest change first. */
export const sortRequests = (requests: readonly DocumentRequest[]): DocumentRequest[] =>
  requests.toSorted(
    (one, other) =>
      Number(isAwaited(other)) - Number(isAwaited(one)) ||
      (isAwaited(one)
        ? one.dueOn.localeCompare(other.dueOn) || one.id - other.id
        : other.stateChangedAt.getTime() - one.stateChangedAt.getTime()),
  );
