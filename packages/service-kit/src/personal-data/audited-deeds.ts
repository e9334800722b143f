import type { EntityManager } from 'typeorm';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import type { Person } from './person.js';
import type { PersonalRecords } from './personal-records.js';

/** What the audit log has of the person of the account. It tells of nobody but by number, and stays. */
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
