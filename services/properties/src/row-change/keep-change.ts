import { actorOf, type TokenUser } from '@phantom/service-kit';
import { keepAudit, type AuditDetails, type Deed } from '@phantom/service-kit/audit';
import type { EntityManager, InsertQueryBuilder, ObjectType } from 'typeorm';
import type { ChangedFields, RowChange } from './row-change.entity.js';

type Values<Change extends object> = Parameters<InsertQueryBuilder<Change>['values']>[0];

interface States {
  /** Null for a row that is new. */
  before: ChangedFields | null;
  /** Null for a row that goes. */
  after: ChangedFields | null;
}

/**
 * Notes in the trail what became of a row, in the transaction that does it; what stays as it was is left out.
 *
 * @param details what the audit log tells of the row beside its title and its changes
 */
export async function keepChange<Change extends RowChange>(
  manager: EntityManager,
  user: TokenUser,
  entity: ObjectType<Change>,
  about: Omit<Change, Exclude<keyof RowChange, 'title'>>,
  record: Deed['record'],
  { before, after }: States,
  details: AuditDetails = {},
): Promise<void> {
  const changed = fieldsThatDiffer(before ?? {}, after ?? {});
  const only = (fields: ChangedFields | null) =>
    Object.fromEntries(changed.flatMap((name) => (fields ? [[name, fields[name] ?? null]] : [])));
  const action = !before ? 'added' : !after ? 'removed' : 'edited';
  const change = {
    ...about,
    action,
    before: only(before),
    after: only(after),
    ...actorOf(user),
  };
  await manager
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(change as Values<Change>)
    .execute();
  const changes = changed.map((field) => ({
    ...{ field, from: before?.[field] ?? null, to: after?.[field] ?? null },
  }));
  const told = { title: change.title, ...details, ...(action === 'edited' && { changes }) };
  await keepAudit(manager, { actorId: user.id, action, record, details: told });
}

export const fieldsThatDiffer = (before: ChangedFields, after: ChangedFields): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name] !== after[name],
  );
