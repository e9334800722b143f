import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  companyDay,
  fieldError,
  actorOf,
  FIELD_MESSAGES,
  NotFoundError,
  type TokenUser,
} from '@phantom/service-kit';
import { In, IsNull, type DataSource, type EntityManager } from 'typeorm';
import { lockRow } from '../../common/versioned-resource.js';
import type { ChangeKind, FieldChange } from '../history/property-history.entity.js';
import {
  appendPropertyChange,
  findLastChangeOfRequest,
  staleError,
} from '../history/property-history.service.js';
import { CurrentProperty, PropertyFile } from '../common/property.entity.js';
import { PropertyErrors } from '../common/property-errors.js';
import { moveProperty } from '../history/move-property.js';
import {
  awaitsDocuments,
  checkNotArchived,
  MISSING_DOCUMENTS,
} from '../common/property-workflow.js';
import type {
  DocumentRequestAnswerDto,
  DocumentRequestChangeDto,
  NewDocumentRequestDto,
} from './document-request.dto.js';
import { AWAITED_STATES, DocumentRequest, type RequestState } from './document-request.entity.js';
import { isAwaited, toDocumentRequestDto } from './document-request.mapper.js';
import { REQUEST_MESSAGES } from '../../common/messages.js';

@Injectable()
export class DocumentRequestService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly errors: PropertyErrors,
  ) {}

  /** The property must be at Missing Documents. With `move` it is moved there first. */
  async add(
    propertyId: number,
    form: NewDocumentRequestDto,
    user: TokenUser,
  ): Promise<DocumentRequestAnswerDto> {
    const request = await this.dataSource.transaction(async (manager) => {
      const property = await lockRow(manager, CurrentProperty, propertyId);
      checkNotArchived(property);
      checkDueOn(form.due_on);
      if (property.status !== MISSING_DOCUMENTS) {
        await this.moveToMissingDocuments(manager, property, form, user);
      }
      const added = await manager.save(
        manager.create(DocumentRequest, {
          propertyId,
          title: form.title,
          note: form.note ?? null,
          dueOn: form.due_on,
          state: 'open',
          stateChangedAt: new Date(),
          requestedById: user.id,
          requestedByName: actorOf(user).actorName,
        }),
      );
      await appendPropertyChange(manager, user, property, 'request_made', {
        title: added.title,
        requestId: added.id,
      });
      return added;
    });
    return toResponse(request);
  }

  /** Changes the state first, then the other fields. Each change has its own entry in the history. */
  async edit(
    id: number,
    form: DocumentRequestChangeDto,
    user: TokenUser,
  ): Promise<DocumentRequestAnswerDto> {
    const request = await this.dataSource.transaction(async (manager) => {
      const known = await manager.findOneBy(DocumentRequest, { id });
      if (!known) throw new NotFoundError();
      // Every transaction locks the property first: that prevents deadlocks.
      const property = await lockRow(manager, CurrentProperty, known.propertyId);
      const locked = await lockRow(manager, DocumentRequest, id);
      if (locked.version !== form.version) {
        const last = await findLastChangeOfRequest(manager, id);
        throw staleError(toDocumentRequestDto(locked), last, user);
      }
      checkNotArchived(property);
      if (form.state)
        await editState(manager, property, locked, { ...form, state: form.state }, user);
      await editFields(manager, property, locked, form, user);
      return locked;
    });
    return toResponse(request);
  }

  private async moveToMissingDocuments(
    manager: EntityManager,
    property: CurrentProperty,
    { move, version, reason, title }: NewDocumentRequestDto,
    user: TokenUser,
  ): Promise<void> {
    if (!move) throw fieldError('move', REQUEST_MESSAGES.elsewhere);
    if (version === undefined) throw fieldError('version', FIELD_MESSAGES.required);
    if (property.version !== version) {
      throw await this.errors.staleError(manager, property.id, user);
    }
    const target = { status: MISSING_DOCUMENTS, reason: reason ?? title } as const;
    await moveProperty(manager, property, target, user);
  }
}

interface StateChange {
  state: RequestState;
  reason?: string;
}

export async function setRequestState(
  manager: EntityManager,
  property: CurrentProperty,
  request: DocumentRequest,
  { state, reason }: StateChange,
  user: TokenUser,
): Promise<void> {
  checkTransition(request.state, state, reason);
  const stateChangedAt = new Date();
  await manager.save(Object.assign(request, { state, reason: reason ?? null, stateChangedAt }));
  await appendPropertyChange(manager, user, property, CHANGE_KIND[state], {
    title: request.title,
    requestId: request.id,
    reason,
  });
  if (state === 'rejected' && reason) await refuseFiles(manager, request, reason);
}

export async function withdrawAwaitedRequests(
  manager: EntityManager,
  property: CurrentProperty,
  reason: string,
  user: TokenUser,
): Promise<void> {
  const awaited = await manager.find(DocumentRequest, {
    where: { propertyId: property.id, state: In([...AWAITED_STATES]) },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
  for (const request of awaited) {
    await setRequestState(manager, property, request, { state: 'withdrawn', reason }, user);
  }
}

const CHANGE_KIND: Record<RequestState, ChangeKind> = {
  open: 'request_reopened',
  received: 'request_received',
  rejected: 'request_rejected',
  withdrawn: 'request_withdrawn',
};

/** A received document can still be rejected when somebody reads it. A closed request can be opened again. */
const TRANSITIONS: Record<RequestState, readonly RequestState[]> = {
  open: ['received', 'rejected', 'withdrawn'],
  rejected: ['open', 'received', 'withdrawn'],
  received: ['rejected', 'open'],
  withdrawn: ['open'],
};

const STATES_WITH_REASON: readonly RequestState[] = ['rejected', 'open'];

function checkTransition(from: RequestState, to: RequestState, reason?: string): void {
  if (from === to) throw fieldError('state', REQUEST_MESSAGES.same);
  if (!TRANSITIONS[from].includes(to)) throw fieldError('state', REQUEST_MESSAGES.reopenFirst);
  if (STATES_WITH_REASON.includes(to) && !reason) {
    throw fieldError('reason', REQUEST_MESSAGES.reason);
  }
}

function checkDueOn(day: string): void {
  if (day < companyDay()) throw fieldError('due_on', REQUEST_MESSAGES.past);
}

async function editState(
  manager: EntityManager,
  property: CurrentProperty,
  request: DocumentRequest,
  { state, reason }: StateChange,
  user: TokenUser,
): Promise<void> {
  if (AWAITED_STATES.includes(state) && !awaitsDocuments(property.status)) {
    throw fieldError('state', REQUEST_MESSAGES.beyond);
  }
  if (request.state === 'rejected' && state === 'received') await acceptFiles(manager, request);
  await setRequestState(manager, property, request, { state, reason }, user);
}

async function editFields(
  manager: EntityManager,
  property: CurrentProperty,
  request: DocumentRequest,
  form: DocumentRequestChangeDto,
  user: TokenUser,
): Promise<void> {
  const columns = {
    title: form.title ?? request.title,
    note: form.note === undefined ? request.note : form.note || null,
    dueOn: form.due_on ?? request.dueOn,
  };
  const changes: FieldChange[] = [
    { field: 'title', old: request.title, new: columns.title },
    { field: 'note', old: request.note, new: columns.note },
    { field: 'due_on', old: request.dueOn, new: columns.dueOn },
  ].filter((change) => change.old !== change.new);
  if (changes.length === 0) return;
  if (!isAwaited(request)) throw fieldError('state', REQUEST_MESSAGES.reopenFirst);
  if (columns.dueOn !== request.dueOn) checkDueOn(columns.dueOn);
  await manager.save(Object.assign(request, columns));
  await appendPropertyChange(manager, user, property, 'request_edited', {
    title: request.title,
    requestId: request.id,
    changes,
  });
}

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

/** Removes the refusal of the files when a rejected request is received after all. */
const acceptFiles = (
  manager: EntityManager,
  { id: requestId, stateChangedAt: refusedAt }: DocumentRequest,
) =>
  manager.update(PropertyFile, { requestId, refusedAt }, { refusedAt: null, refusalReason: null });

const toResponse = (request: DocumentRequest): DocumentRequestAnswerDto => ({
  error: 0,
  list: [toDocumentRequestDto(request)],
});
