import { availableParallelism } from 'node:os';
import { ServiceUnavailableError, timeLeft, TooLateError } from '@phantom/service-kit';

/** A hash occupies one core for some hundredths of a second. One core stays free for all other requests. */
const MAX_CONCURRENT = Math.max(1, availableParallelism() - 1);

/** Beyond this queue length the queue time would exceed one second. */
const MAX_QUEUED = 32;

/** Seconds. */
const RETRY_AFTER = 2;

const queue: (() => void)[] = [];
let occupiedSlots = 0;

/**
 * Limits how many password hashes run at the same time: one per spare core. After each hash its slot pauses for as long as
 * the hash took, so a burst of logins uses at most half of the spare cores' time.
 *
 * @throws ServiceUnavailableError when the queue is full
 * @throws TooLateError when the deadline of the request has passed before its turn
 */
export async function withHashSlot<Result>(hash: () => Promise<Result>): Promise<Result> {
  if (occupiedSlots < MAX_CONCURRENT) occupiedSlots += 1;
  else await waitForSlot();
  const start = performance.now();
  try {
    if ((timeLeft() ?? 1) <= 0) throw new TooLateError();
    return await hash();
  } finally {
    setTimeout(releaseSlot, performance.now() - start);
  }
}

function waitForSlot(): Promise<void> {
  if (queue.length >= MAX_QUEUED) throw new ServiceUnavailableError(undefined, RETRY_AFTER);
  return new Promise((resolve) => queue.push(resolve));
}

/** Passes the slot to the next in the queue, so that a new request cannot overtake the queue. */
function releaseSlot(): void {
  const next = queue.shift();
  if (next) next();
  else occupiedSlots -= 1;
}
