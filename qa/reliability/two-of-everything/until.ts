import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds. */
const INTERVAL = 10;

/**
 * Asks until the answer is as wanted.
 *
 * @param within milliseconds
 * @returns how many milliseconds that took
 * @throws Error with what it was about where it is not so in time
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
