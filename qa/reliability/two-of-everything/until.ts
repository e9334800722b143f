import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds. */
const INTERVAL = 10;

/**
 * Polls until the result is as expected.
 *
 * @param within milliseconds
 * @returns the milliseconds that it took
 * @throws Error with the description when it is not so in time
 */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer>,
  isWanted: (answer: Answer) => boolean,
  within: number,
): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const answer = await ask();
    const took = performance.now() - begun;
    if (isWanted(answer)) return took;
    if (took > within) throw new Error(`${what} not within ${within} ms`);
    await delay(INTERVAL);
  }
}
