import type { TokenUser } from '@phantom/service-kit';
import {
  appendAuditEntry,
  AUDIT_RECORDS,
  AuditEntry,
  type AuditRecord,
} from '@phantom/service-kit/audit';
import type { EntityManager } from 'typeorm';
import type { ErasedRecords, Person, PersonalRecords } from './personal-records.js';

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
 * Appends to the audit log who exported or erased a person's data: by ids, never by the address. Of a person without an account the entries
 * name only the erased enquiries.
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

/** The audit entries of the account. They hold no names, and stay. */
export async function findAuditEntries(
  manager: EntityManager,
  { accountId: actorId }: Person,
): Promise<PersonalRecords> {
  const entries =
    actorId === null
      ? []
      : await manager.find(AuditEntry, { where: { actorId }, order: { id: 'ASC' } });
  const rows = entries.map(({ at, action, recordType, recordId, outcome, network }) => ({
    ...{ at, action, record: recordType, record_id: recordId, outcome, network },
  }));
  return { kind: 'audit', onErasure: 'kept', rows };
}
