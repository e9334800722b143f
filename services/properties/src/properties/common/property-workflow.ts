import { UnprocessableError } from '@phantom/service-kit';
import { PROPERTY_MESSAGES } from '../../common/messages.js';

/** The statuses of a property, in the order of the servicing. A property may return to 3 from any later one. */
export const PROPERTY_STATUSES = {
  1: 'Submitted',
  2: 'In process',
  3: 'Missing Documents',
  4: 'Pending Appraisal',
  5: 'Offer Negotiation',
  6: 'Short Sell Approval',
  7: 'Title Clearance/Schedule a Closing',
  8: 'Completed',
} as const;

export type PropertyStatus = keyof typeof PROPERTY_STATUSES;

export const STATUS_NUMBERS = Object.keys(PROPERTY_STATUSES).map(Number) as PropertyStatus[];

/** Only at this status are documents requested and files received. */
export const MISSING_DOCUMENTS = 3;
export const COMPLETED = 8;

/** Whether document requests may be open at this status. A move to a later status withdraws them. */
export const awaitsDocuments = (status: PropertyStatus): boolean => status <= MISSING_DOCUMENTS;

/** An archived property is only `archived`, whatever its status. */
export const SERVICING_STATES = ['serviced', 'completed', 'archived'] as const;

/** SQL: whether a row of `current_property` is in servicing. Such a row is counted, waits, and blocks its address. */
export const IN_SERVICING_SQL = `(archived_at IS NULL AND status <> ${COMPLETED})`;

/** SQL: the servicing state of a row of `current_property`. */
export const SERVICING_STATE_SQL = `CASE
  WHEN archived_at IS NOT NULL THEN 'archived'
  WHEN ${IN_SERVICING_SQL} THEN 'serviced' ELSE 'completed' END`;

interface StatusMove {
  kind: string;
  fromStatus: PropertyStatus | null;
  toStatus: PropertyStatus | null;
}

/**
 * The earlier statuses that a property never had. Some properties are older than their history: for those, the statuses up to the
 * first known move count as done.
 *
 * @param moves history entries of the kinds `created` and `status`, oldest first
 */
export function skippedSteps(
  moves: readonly StatusMove[],
  status: PropertyStatus,
): PropertyStatus[] {
  const [first] = moves;
  const begin = first?.kind === 'created' ? 1 : (first?.fromStatus ?? status);
  const reached = new Set([
    ...STATUS_NUMBERS.filter((step) => step <= begin),
    ...moves.map(({ toStatus }) => toStatus),
  ]);
  return STATUS_NUMBERS.filter((step) => step < status && !reached.has(step));
}

/** An archived property is read-only until it is restored. */
export function checkNotArchived({ archivedAt }: { archivedAt: Date | null }): void {
  if (archivedAt !== null) throw new UnprocessableError(PROPERTY_MESSAGES.archived);
}
