import type { EntityManager } from 'typeorm';
import { AUDIT_RECORDS, type AuditRecord } from '../audit/audit-actions.js';
import { appendAuditEntry } from '../audit/append-audit-entry.js';
import type { TokenUser } from '../auth/token-user.js';
import type { Person } from './person.js';
import type { ErasedRecords } from './personal-records.js';

interface NewAuditEntry {
  action: 'exported' | 'erased';
  person: Person;
  erased?: readonly ErasedRecords[];
}

interface Recorded {
  type: AuditRecord;
  id: number | string | null;
}

/**
 * Puts into the audit log who was given a person's data, or erased them: by ids, never by the address. Of whoever has no
 * account it is said that somebody was asked for, and which enquiries went.
 */
export async function auditAccess(
  manager: EntityManager,
  { id: actorId }: TokenUser,
  { action, person, erased = [] }: NewAuditEntry,
): Promise<void> {
  const records = erased.flatMap(({ kind, ids }) => {
    const type = AUDIT_RECORDS.find((one) => one === kind);
    return type && type !== 'account' ? ids.map((id): Recorded => ({ type, id })) : [];
  });
  for (const record of [{ type: 'account' as const, id: person.accountId }, ...records]) {
    await appendAuditEntry(manager, { actorId, action, record });
  }
}
