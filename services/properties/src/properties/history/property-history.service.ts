import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { actorOf, NotFoundError, StaleError, type TokenUser } from '@phantom/service-kit';
import { appendAuditEntry, type AuditDetails } from '@phantom/service-kit/audit';
import { In, type DataSource, type EntityManager } from 'typeorm';
import { findHistoryPage } from '../../common/history-page.js';
import { CurrentProperty } from '../common/property.entity.js';
import type { PropertyHistoryDto } from './property-history.dto.js';
import { PropertyChange, type ChangeKind } from './property-history.entity.js';
import { toPropertyChangeDto, toStaleMessage } from './property-history.mapper.js';

@Injectable()
export class PropertyHistoryService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async list(propertyId: number, before?: number): Promise<PropertyHistoryDto> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(CurrentProperty, { id: propertyId }))) throw new NotFoundError();
    const changes = manager.getRepository(PropertyChange);
    const page = await findHistoryPage(changes, { propertyId }, before);
    return { error: 0, list: page.list.map(toPropertyChangeDto), next: page.next };
  }
}

type ChangeColumns = Partial<
  Pick<PropertyChange, 'fromStatus' | 'toStatus' | 'reason' | 'title' | 'requestId' | 'changes'>
>;

/** Appends an entry to the history of a locked property and to the audit log, in the transaction of the change. */
export async function appendPropertyChange(
  manager: EntityManager,
  user: Pick<TokenUser, 'id' | 'name'>,
  { id: propertyId, address }: Pick<CurrentProperty, 'id' | 'address'>,
  kind: ChangeKind,
  columns: ChangeColumns = {},
): Promise<void> {
  await manager.insert(PropertyChange, {
    propertyId,
    kind,
    ...actorOf(user),
    ...columns,
    // now() is the start of the transaction, which may lie before the change that this one waited for.
    at: () => 'clock_timestamp()',
  });
  await appendAuditEntry(manager, {
    actorId: user.id,
    action: kind,
    record: { type: 'property', id: propertyId },
    outcome: kind === 'status_refused' ? 'refused' : 'done',
    details: auditDetails(address, columns),
  });
}

/** Leaves out assignees and notes: the audit log holds no names of people. */
function auditDetails(
  address: string,
  { fromStatus, toStatus, title, changes = [] }: ChangeColumns,
): AuditDetails {
  const audited = changes
    .filter(({ field }) => field !== 'assign' && field !== 'note')
    .map(({ field, old: from, new: to }) => ({ field, from, to }));
  if (fromStatus && toStatus) {
    audited.push({ field: 'status', from: String(fromStatus), to: String(toStatus) });
  }
  return {
    title: address,
    ...(title && { part: title }),
    ...(audited.length > 0 && { changes: audited }),
  };
}

/** The kinds of change that make a new version of the property. */
const VERSION_KINDS: ChangeKind[] = [
  'created',
  'edited',
  'status',
  'servicing_file',
  'archived',
  'restored',
];

/** The change that made the current version, or the last change of the given kinds. */
export const findLastChange = (
  manager: EntityManager,
  propertyId: number,
  kinds: readonly ChangeKind[] = VERSION_KINDS,
): Promise<PropertyChange | null> =>
  manager.findOne(PropertyChange, {
    where: { propertyId, kind: In([...kinds]) },
    order: { id: 'DESC' },
  });

export const findLastChangeOfRequest = (
  manager: EntityManager,
  requestId: number,
): Promise<PropertyChange | null> =>
  manager.findOne(PropertyChange, { where: { requestId }, order: { id: 'DESC' } });

/** All changes of the status, oldest first. */
export const findMoves = (manager: EntityManager, propertyId: number): Promise<PropertyChange[]> =>
  manager.find(PropertyChange, {
    where: { propertyId, kind: In(['created', 'status']) },
    order: { id: 'ASC' },
  });

/** @param change the one that made the current version; null when the property is older than its history */
export const staleError = (
  row: object,
  change: PropertyChange | null,
  user: TokenUser,
): StaleError =>
  change ? new StaleError(row, toStaleMessage(change, user.id)) : new StaleError(row);
