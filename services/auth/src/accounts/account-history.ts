import { appendAuditEntry } from '@phantom/service-kit/audit';
import type { EntityManager } from 'typeorm';
import { AccountChange, type AccountAction, type FieldChange } from './account-change.entity.js';

interface NewAccountChange {
  account: { id: number };
  /** The person of the account when they made the change themselves. */
  actor: { id: number | null; name: string };
  action: AccountAction;
  changes?: FieldChange[];
}

/** Appends to the change history and to the audit log. Call it in the transaction that makes the change. */
export async function appendAccountChange(
  manager: EntityManager,
  { account, actor, action, changes = [] }: NewAccountChange,
): Promise<void> {
  await manager.insert(AccountChange, {
    accountId: account.id,
    actorId: actor.id,
    actorName: actor.name,
    action,
    changes,
  });
  const record = { type: 'account', id: account.id } as const;
  // A person may have their name erased, but audit entries cannot be changed. So the audit log stores no names.
  const audited = changes
    .filter(({ field }) => field === 'type' || field === 'rights')
    .map(({ field, from, to }) => ({ field, from: joined(from), to: joined(to) }));
  const details = audited.length > 0 ? { changes: audited } : undefined;
  await appendAuditEntry(manager, { actorId: actor.id, action, record, details });
}

const joined = (values: string[]): string | null => values.join(', ') || null;

/** The fields that differ between two states. */
export function diffFields(
  before: Record<string, string[]>,
  after: Record<string, string[]>,
): FieldChange[] {
  return Object.keys(after)
    .map((field) => ({ field, from: before[field] ?? [], to: after[field] ?? [] }))
    .filter(({ from, to }) => from.join() !== to.join());
}
