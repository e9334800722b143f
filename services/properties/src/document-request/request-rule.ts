import { companyDay } from '../current-property/company-day.js';
import { fieldFault } from '../staff-kept/field-fault.js';
import { REQUEST_MESSAGES } from './request-messages.js';
import type { RequestState } from './request-state.js';

/**
 * What may become of a request. A rejected document is awaited anew; what was received can still be rejected when
 * someone reads it; what is closed can be opened again.
 */
const MAY_BECOME: Record<RequestState, readonly RequestState[]> = {
  open: ['received', 'rejected', 'withdrawn'],
  rejected: ['open', 'received', 'withdrawn'],
  received: ['rejected', 'open'],
  withdrawn: ['open'],
};

/** States that do not explain themselves. */
const NEEDS_REASON: readonly RequestState[] = ['rejected', 'open'];

export function checkState(from: RequestState, to: RequestState, reason?: string): void {
  if (from === to) throw fieldFault('state', REQUEST_MESSAGES.same);
  if (!MAY_BECOME[from].includes(to)) throw fieldFault('state', REQUEST_MESSAGES.reopenFirst);
  if (NEEDS_REASON.includes(to) && !reason) throw fieldFault('reason', REQUEST_MESSAGES.reason);
}

/** A document cannot be asked for yesterday. */
export function checkDueOn(day: string): void {
  if (day < companyDay()) throw fieldFault('due_on', REQUEST_MESSAGES.past);
}
