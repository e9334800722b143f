import { say } from '../../../tools/stack/terminal.js';
import type { LoadGenerator } from './load-generator.js';
import { summaryOf } from './summary.js';

const FIRST = 20;
const STEP = 1.4;
const SECONDS = 10;
/** Beyond, people wait: milliseconds. */
const MOST_P99 = 1_000;
/** A rate counts as too high after so many tries: what is built at first use, or done beside, makes one slow. */
const TRIES = 3;
/** Of the most that was held: what a machine can do for ten seconds it need not do for ten minutes. */
const OF_THE_MOST = 0.6;

/**
 * A rate that the machine holds, in requests a second: below the highest at which nobody waited or was turned away.
 *
 * @throws Error where it does not hold the lowest
 */
export async function findRate(loadGenerator: LoadGenerator): Promise<number> {
  let held = 0;
  let rate = FIRST;
  while (await isHeld(loadGenerator, rate)) {
    held = rate;
    rate = Math.round(rate * STEP);
  }
  if (held === 0) throw new Error(`This machine does not hold ${FIRST} requests a second`);
  return Math.round(held * OF_THE_MOST);
}

async function isHeld(loadGenerator: LoadGenerator, rate: number): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const samples = await loadGenerator.ask({ rate, seconds: SECONDS, isFresh: true });
    const { served, p99 } = summaryOf(samples);
    const lost = samples.length - served;
    say(`  ${rate} requests a second: p99 ${Math.round(p99)} ms, ${lost} not served`);
    if (lost === 0 && p99 <= MOST_P99) return true;
  }
  return false;
}
