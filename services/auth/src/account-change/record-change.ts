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
  await keepAudit(manager, { actorId: actor.id, action, record });
}

/** Those of the fields that differ. */
export function changesBetween(
  before: Record<string, string[]>,
  after: Record<string, string[]>,
): FieldChange[] {
  return Object.keys(after)
    .map((field) => ({ field, from: before[field] ?? [], to: after[field] ?? [] }))
    .filter(({ from, to }) => from.join() !== to.join());
}
