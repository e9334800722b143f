import { keepAudit } from '@phantom/service-kit/audit';
import type { EntityManager } from 'typeorm';
import type { AccountAction } from './account-action.js';
import { AccountChange, type FieldChange } from './account-change.entity.js';

interface Done {
  account: { id: number };
  /** Whoever did it; the person of the account where it was themselves. */
  actor: { id: number | null; name: string };
  action: AccountAction;
  changes?: FieldChange[];
}

/** Notes what was done, in the transaction that does it. */
export async function recordChange(
  manager: EntityManager,
  { account, actor, action, changes = [] }: Done,
): Promise<void> {
  await manager.insert(AccountChange, {
    accountId: account.id,
    actorId: actor.id,
    actorName: actor.name,
    action,
    changes,
  });
  const record = { type: 'account', id: account.id } as const;
  // A name is what a person may have erased: of that the log says that it changed, and no more.
  const told = changes
    .filter(({ field }) => field === 'type' || field === 'rights')
    .map(({ field, from, to }) => ({ field, from: listed(from), to: listed(to) }));
  const details = told.length > 0 ? { changes: told } : undefined;
  await keepAudit(manager, { actorId: actor.id, action, record, details });
}

const listed = (values: string[]): string | null => values.join(', ') || null;

/** Those of the fields that differ. */
export function changesBetween(
  before: Record<string, string[]>,
  after: Record<string, string[]>,
): FieldChange[] {
  return Object.keys(after)
    .map((field) => ({ field, from: before[field] ?? [], to: after[field] ?? [] }))
    .filter(({ from, to }) => from.join() !== to.join());
}
