import { NotFoundError, type TokenUser } from '@phantom/service-kit';
import { In, IsNull, type EntityManager } from 'typeorm';
import { checkNotArchived, lockProperty } from '../current-property/lock-property.js';
import { PropertyFile } from '../current-property/property-file.entity.js';
import type { ChangeKind } from '../property-change/change-kind.js';
import type { FieldChange } from '../property-change/property-change.entity.js';
import { keepTrail, lastChangeOfRequest } from '../property-change/property-trail.js';
import { staleError } from '../property-change/stale-property.js';
import { awaitsDocuments } from '../property-status/status-rule.js';
import { isAwaited, requestView } from './document-request-view.js';
import { DocumentRequest } from './document-request.entity.js';
import type { DocumentRequestChangeDto } from './dto/document-request-form.dto.js';
import { REQUEST_MESSAGES } from './request-messages.js';
import { fieldFault } from '../staff-kept/field-fault.js';
import { checkDueOn, checkState } from './request-rule.js';
import { AWAITED, type RequestState } from './request-state.js';

const KIND_OF: Record<RequestState, ChangeKind> = {
  open: 'request_reopened',
  received: 'request_received',
  rejected: 'request_rejected',
  withdrawn: 'request_withdrawn',
};

/** A new state, then new words, each with an entry of its own in the trail. */
export async function changeRequest(
  manager: EntityManager,
  id: number,
  form: DocumentRequestChangeDto,
  user: TokenUser,
): Promise<DocumentRequest> {
  const known = await manager.findOneBy(DocumentRequest, { id });
  if (!known) throw new NotFoundError();
  // In the order of all others: the property, then what belongs to it.
  const property = await lockProperty(manager, known.propertyId);
  const request = await lockRequest(manager, id);
  if (request.version !== form.version) {
    throw staleError(requestView(request), await lastChangeOfRequest(manager, id), user);
  }
  checkNotArchived(property);
  if (form.state) {
    if (AWAITED.includes(form.state) && !awaitsDocuments(property.status)) {
      throw fieldFault('state', REQUEST_MESSAGES.beyond);
    }
    if (request.state === 'rejected' && form.state === 'received') {
      await takeBackRefusal(manager, request);
    }
    await setState(manager, request, { state: form.state, reason: form.reason }, user);
  }
  await setWords(manager, request, form, user);
  return request;
}

export async function lockRequest(manager: EntityManager, id: number): Promise<DocumentRequest> {
  const lock = { mode: 'for_no_key_update' } as const;
  const request = await manager.findOne(DocumentRequest, { where: { id }, lock });
  if (!request) throw new NotFoundError();
  return request;
}

export async function setState(
  manager: EntityManager,
  request: DocumentRequest,
  { state, reason }: { state: RequestState; reason?: string },
  user: TokenUser,
): Promise<void> {
  checkState(request.state, state, reason);
  const stateChangedAt = new Date();
  await manager.save(Object.assign(request, { state, reason: reason ?? null, stateChangedAt }));
  const told = { title: request.title, requestId: request.id, reason };
  await keepTrail(manager, user, request.propertyId, KIND_OF[state], told);
  if (state === 'rejected' && reason) await refuseFiles(manager, request, reason);
}

/** Ends what is awaited for a property, whose row is locked: it is needed no more. */
export async function withdrawAwaited(
  manager: EntityManager,
  propertyId: number,
  reason: string,
  user: TokenUser,
): Promise<void> {
  const awaited = await manager.find(DocumentRequest, {
    where: { propertyId, state: In([...AWAITED]) },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
  for (const request of awaited) {
    await setState(manager, request, { state: 'withdrawn', reason }, user);
  }
}

/** Whatever has come for a request that is rejected will not do. */
const refuseFiles = (
  manager: EntityManager,
  { id: requestId, stateChangedAt: refusedAt }: DocumentRequest,
  refusalReason: string,
) =>
  manager.update(
    PropertyFile,
    { requestId, refusedAt: IsNull(), withdrawnAt: IsNull() },
    { refusedAt, refusalReason },
  );

/** What was rejected is received after all, without another file. */
const takeBackRefusal = (
  manager: EntityManager,
  { id: requestId, stateChangedAt: refusedAt }: DocumentRequest,
) =>
  manager.update(PropertyFile, { requestId, refusedAt }, { refusedAt: null, refusalReason: null });

async function setWords(
  manager: EntityManager,
  request: DocumentRequest,
  form: DocumentRequestChangeDto,
  user: TokenUser,
): Promise<void> {
  const wanted = {
    title: form.title ?? request.title,
    note: form.note === undefined ? request.note : form.note || null,
    dueOn: form.due_on ?? request.dueOn,
  };
  const changes: FieldChange[] = [
    { field: 'title', old: request.title, new: wanted.title },
    { field: 'note', old: request.note, new: wanted.note },
    { field: 'due_on', old: request.dueOn, new: wanted.dueOn },
  ].filter((change) => change.old !== change.new);
  if (changes.length === 0) return;
  if (!isAwaited(request)) throw fieldFault('state', REQUEST_MESSAGES.reopenFirst);
  if (wanted.dueOn !== request.dueOn) checkDueOn(wanted.dueOn);
  await manager.save(Object.assign(request, wanted));
  const told = { title: request.title, requestId: request.id, changes };
  await keepTrail(manager, user, request.propertyId, 'request_edited', told);
}
