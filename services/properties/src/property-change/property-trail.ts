import { actorOf, type TokenUser } from '@phantom/service-kit';
import { keepAudit, type AuditDetails } from '@phantom/service-kit/audit';
import { In, type EntityManager } from 'typeorm';
import { CurrentProperty } from '../current-property/current-property.entity.js';
import type { ChangeKind } from './change-kind.js';
import { PropertyChange } from './property-change.entity.js';

type Told = Partial<
  Pick<PropertyChange, 'fromStatus' | 'toStatus' | 'reason' | 'title' | 'requestId' | 'changes'>
>;

/** Kinds that made a new version of the property. */
const OF_VERSION: ChangeKind[] = [
  'created',
  'edited',
  'status',
  'servicing_file',
  'archived',
  'restored',
];

/** Writes down what was done, in the transaction that does it. */
export async function keepTrail(
  manager: EntityManager,
  user: Pick<TokenUser, 'id' | 'name'>,
  propertyId: number,
  kind: ChangeKind,
  told: Told = {},
): Promise<void> {
  const entry = { propertyId, kind, ...actorOf(user), ...told };
  // By now the row is locked: transactions that waited for it begin later than they write.
  await manager.insert(PropertyChange, { ...entry, at: () => 'clock_timestamp()' });
  const outcome = kind === 'status_refused' ? 'refused' : 'done';
  const record = { type: 'property' as const, id: propertyId };
  const details = await detailsOf(manager, propertyId, told);
  await keepAudit(manager, { actorId: user.id, action: kind, record, outcome, details });
}

/** Under which address, and what of it changed; assignees and notes may name people, whom the audit log does not name. */
async function detailsOf(
  manager: EntityManager,
  id: number,
  { fromStatus, toStatus, title, changes = [] }: Told,
): Promise<AuditDetails> {
  const { address } = await manager.findOneOrFail(CurrentProperty, {
    select: { id: true, address: true },
    where: { id },
  });
  const steps = changes
    .filter(({ field }) => field !== 'assign' && field !== 'note')
    .map(({ field, old: from, new: to }) => ({ field, from, to }));
  if (fromStatus && toStatus) {
    steps.push({ field: 'status', from: String(fromStatus), to: String(toStatus) });
  }
  return {
    title: address,
    ...(title && { part: title }),
    ...(steps.length > 0 && { changes: steps }),
  };
}

/** What made the present version of a property; with `kinds`, the last change of these. */
export const lastChangeOf = (
  manager: EntityManager,
  propertyId: number,
  kinds: readonly ChangeKind[] = OF_VERSION,
): Promise<PropertyChange | null> =>
  manager.findOne(PropertyChange, {
    where: { propertyId, kind: In([...kinds]) },
    order: { id: 'DESC' },
  });

/** How a property came to where it is, the first move first. */
export const movesOf = (manager: EntityManager, propertyId: number): Promise<PropertyChange[]> =>
  manager.find(PropertyChange, {
    where: { propertyId, kind: In(['created', 'status']) },
    order: { id: 'ASC' },
  });

/** What was last done about a request. */
export const lastChangeOfRequest = (
  manager: EntityManager,
  requestId: number,
): Promise<PropertyChange | null> =>
  manager.findOne(PropertyChange, { where: { requestId }, order: { id: 'DESC' } });
