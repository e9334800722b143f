import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds between two looks. */
const INTERVAL = 10;

/** Milliseconds; more than anything takes that a test waits for. */
const PATIENCE = 20_000;

/**
 * Asks until the answer is as wanted, and gives that answer.
 *
 * @param isWanted without it, any answer that is not falsy
 * @throws Error naming the last answer, where none came that was wanted
 */
export async function until<Answer>(
  ask: () => Answer | Promise<Answer>,
  isWanted: (answer: Answer) => boolean = Boolean,
): Promise<Answer> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const answer = await ask();
    if (isWanted(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`It stayed ${JSON.stringify(answer)}`);
    await delay(INTERVAL);
  }
}
