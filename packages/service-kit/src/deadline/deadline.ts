import type { IncomingHttpHeaders } from 'node:http';
import { requestContext } from '../logging/request-context.js';

/**
 * Milliseconds for which the caller will still wait for the head of the answer. Only the gateway and services write it: the
 * gateway passes on nothing that a client calls so.
 */
export const DEADLINE_HEADER = 'x-internal-deadline';

/** Milliseconds; longer than any call of ours may take. */
const LONGEST = 3_600_000;

/** When the caller stops waiting, as `performance.now()` tells the time; undefined where it did not say. */
export function deadlineOf(headers: IncomingHttpHeaders): number | undefined {
  const left = Number(headers[DEADLINE_HEADER]);
  return Number.isInteger(left) && left > 0 && left <= LONGEST
    ? performance.now() + left
    : undefined;
}

/** Milliseconds that are left for the request in hand, none or less once it is over; undefined where nothing bounds it. */
export function timeLeft(): number | undefined {
  const deadline = requestContext.getStore()?.deadline;
  return deadline === undefined ? undefined : deadline - performance.now();
}

/** Does what is to go on when nobody waits for the request in hand any more. */
export function withoutDeadline<Result>(work: () => Result): Result {
  const context = requestContext.getStore();
  if (context?.deadline === undefined) return work();
  return requestContext.run({ ...context, deadline: undefined }, work);
}
