import { actorOf, type TokenUser } from '@phantom/service-kit';
import { keepAudit } from '@phantom/service-kit/audit';
import { In, type EntityManager } from 'typeorm';
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
  await keepAudit(manager, { actorId: user.id, action: kind, record, outcome });
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
