import type { IncomingHttpHeaders } from 'node:http';
import { requestContext } from '../context/request-context.js';

/** Milliseconds for which the caller still waits for the head of the response. The gateway drops a client's header of this name. */
export const DEADLINE_HEADER = 'x-internal-deadline';

/** Milliseconds; longer than any call may take. */
const LONGEST = 3_600_000;

/** The caller's deadline on the clock of `performance.now()`; undefined where it sent none. */
export function deadlineOf(headers: IncomingHttpHeaders): number | undefined {
  const left = Number(headers[DEADLINE_HEADER]);
  return Number.isInteger(left) && left > 0 && left <= LONGEST
    ? performance.now() + left
    : undefined;
}

/** Milliseconds left for the current request, zero or less after its deadline; undefined without a deadline. */
export function timeLeft(): number | undefined {
  const deadline = requestContext.getStore()?.deadline;
  return deadline === undefined ? undefined : deadline - performance.now();
}

/** Does work that continues after the deadline of the current request. */
export function withoutDeadline<Result>(work: () => Result): Result {
  const context = requestContext.getStore();
  if (context?.deadline === undefined) return work();
  return requestContext.run({ ...context, deadline: undefined }, work);
}
