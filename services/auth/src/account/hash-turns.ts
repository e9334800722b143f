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
 * Hashes one password after the other, as many at once as there are cores to spare, and each place rests for as long as its
 * hash took: however many sign in, the rest of the machine goes on. The fuller it is, the longer both take.
 *
 * @throws ServiceUnavailableError if too many wait already
 * @throws TooLateError if nobody waits for it any more as its turn comes
 */
export async function inTurn<Result>(hash: () => Promise<Result>): Promise<Result> {
  if (underWay < AT_ONCE) underWay += 1;
  else await turn();
  const begun = performance.now();
  try {
    if ((timeLeft() ?? 1) <= 0) throw new TooLateError();
    return await hash();
  } finally {
    setTimeout(handOn, performance.now() - begun);
  }
}

function turn(): Promise<void> {
  if (queue.length >= WAITING) throw new ServiceUnavailableError(undefined, RETRY_AFTER);
  return new Promise((resolve) => queue.push(resolve));
}

/** Who ends gives the place to the next: nobody who comes meanwhile takes it. */
function handOn(): void {
  const next = queue.shift();
  if (next) next();
  else underWay -= 1;
}
