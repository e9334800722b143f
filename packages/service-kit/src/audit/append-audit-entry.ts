import { isIP } from 'node:net';
import type { EntityManager } from 'typeorm';
import { networkOf } from '../http/network-of.js';
import { currentRequest } from '../context/request-context.js';
import type { AuditAction, AuditOutcome, AuditRecord } from './audit-actions.js';
import { AuditEntry } from './audit-entry.entity.js';
import type { AuditDetails } from './audit.dto.js';

/** Who did what to which record. */
export interface NewAuditEntry {
  /** The id of the account; null for a command of the operator, or an unknown account. */
  actorId: number | null;
  action: AuditAction;
  record: { type: AuditRecord; id: number | string | null };
  outcome?: AuditOutcome;
  /** What the record was at that time, without the names of people. */
  details?: AuditDetails;
}

/** Appends to the audit log, in the transaction of the action: both are stored or neither. */
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

/** The network of an address, too large to identify a household: a /24 of IPv4, a /48 of IPv6. */
export function wideNetworkOf(address: string): string | null {
  const network = networkOf(address);
  if (isIP(network) === 4) return network.replace(/\.\d+$/, '.0/24');
  const [groups, size] = network.split('::/');
  return size === '64' && groups ? `${groups.split(':').slice(0, 3).join(':')}::/48` : null;
}
