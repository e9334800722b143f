import type { EntityManager } from 'typeorm';
import { currentRequest } from '../logging/request-context.js';
import type { AuditAction, AuditOutcome, AuditRecord } from './audit-actions.js';
import type { AuditDetails } from './audit-details.js';
import { AuditEntry } from './audit-entry.entity.js';
import { wideNetworkOf } from './wide-network-of.js';

/** What was done, by whom, to what. */
export interface NewAuditEntry {
  /** The id of the account; null for a command of the operator, and where nobody is known. */
  actorId: number | null;
  action: AuditAction;
  record: { type: AuditRecord; id: number | string | null };
  outcome?: AuditOutcome;
  /** What the record was at that time, without the names of people. */
  details?: AuditDetails;
}

/** Puts into the audit log what was done, in the transaction that does it: either both are kept or neither. */
export async function appendAuditEntry(
  manager: EntityManager,
  { actorId, action, record, outcome = 'done', details }: NewAuditEntry,
): Promise<void> {
  const request = currentRequest();
  await manager.insert(AuditEntry, {
    actorId,
    action,
    recordType: record.type,
    recordId: record.id === null ? null : String(record.id),
    outcome,
    requestId: request?.requestId ?? null,
    details: details ?? null,
    network: request?.address === undefined ? null : wideNetworkOf(request.address),
  });
}
