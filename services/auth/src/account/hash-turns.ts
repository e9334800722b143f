import { availableParallelism } from 'node:os';
import { ServiceUnavailableError, timeLeft, TooLateError } from '@phantom/service-kit';

/** A hash takes a core whole for some hundredths of a second: one core is left for all else that is asked. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);

/** Beyond, those who wait would wait for more than a second. */
const WAITING = 32;

/** Seconds. */
const RETRY_AFTER = 2;

const queue: (() => void)[] = [];
let underWay = 0;

/**
 * Hashes one password after the other, as many at once as there are cores to spare: however many sign in, the rest of the
 * service goes on.
 *
 * @throws ServiceUnavailableError if too many wait already
 * @throws TooLateError if nobody waits for it any more as its turn comes
 */
export async function inTurn<Result>(hash: () => Promise<Result>): Promise<Result> {
  if (underWay < AT_ONCE) underWay += 1;
  else await turn();
  try {
    if ((timeLeft() ?? 1) <= 0) throw new TooLateError();
    return await hash();
  } finally {
    const next = queue.shift();
    if (next) next();
    else underWay -= 1;
  }
}

/** The place is handed on: the one who ends gives it to the next. */
function turn(): Promise<void> {
  if (queue.length >= WAITING) throw new ServiceUnavailableError(undefined, RETRY_AFTER);
  return new Promise((resolve) => queue.push(resolve));
}
