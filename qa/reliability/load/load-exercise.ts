import { say, step } from '../../../tools/stack/terminal.js';
import type { Exercise } from '../exercise.js';
import { LoadGenerator } from './load-generator.js';
import { memoryTable, overloadTable, steadyTable } from './load-tables.js';
import { summaryOf } from './summary.js';
import { warmUp } from './warm-up.js';
import { watchMemory } from './watch-memory.js';

const RECOVERY_SECONDS = 20;
/** The site has recovered when all responses in a row are fast for this many milliseconds. */
const QUIET_MS = 2_000;

/**
 * Continues at the first rate after the overload.
 *
 * @param most the maximum milliseconds of a response
 * @returns the seconds until all responses are fast again; infinite when that takes more than twenty
 */
async function measureRecovery(
  loadGenerator: LoadGenerator,
  rate: number,
  most: number,
): Promise<number> {
  const samples = await loadGenerator.ask({ rate, seconds: RECOVERY_SECONDS, isFresh: false });
  const from = samples[0]?.due ?? 0;
  const bad = samples.filter(({ outcome, took }) => outcome !== 'served' || took > most);
  const lastBad = Math.max(from, ...bad.map(({ due }) => due));
  const seconds = (lastBad - from) / 1000;
  return seconds * 1000 > RECOVERY_SECONDS * 1000 - QUIET_MS ? Infinity : seconds;
}

const FIRST = 20;
const STEP = 1.4;
const SECONDS = 10;
/** The maximum milliseconds of a response in the search for the rate. */
const MOST_P99 = 1_000;
/** A rate is too high after this many tries, because the first use of code makes one try slow. */
const TRIES = 3;
/** The share of the highest rate, because a machine may not hold for ten minutes what it holds for ten seconds. */
const OF_THE_MOST = 0.6;

/**
 * Finds a rate in requests a second that the machine holds: below the highest one without late or refused requests.
 *
 * @throws Error when it does not hold the lowest rate
 */
async function findRate(loadGenerator: LoadGenerator): Promise<number> {
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

const MINUTES = 10;
/** The duration of the overload, as a share of the whole. */
const RUSH = 0.2;
const TIMES = 4;
/** The maximum milliseconds of a response after recovery. */
const SLOW = 1_000;

/** All roles use the site at once: at the rate that the machine holds, and then at four times that rate. */
export const loadExercise: Exercise = {
  name: 'load',
  run: async ({ startSite, minutes = MINUTES, rate: given }) => {
    const site = await startSite();
    return LoadGenerator.with(site.origin, async (loadGenerator) => {
      const rate =
        given ??
        (await step('Finding a rate that the machine holds', () => findRate(loadGenerator)));
      await warmUp((order) => loadGenerator.ask({ rate, ...order, isFresh: true }));
      const seconds = minutes * 60;
      const { result: before, memory } = await step(`${rate} requests a second`, () =>
        watchMemory(site, () => loadGenerator.ask({ rate, seconds, isFresh: true })),
      );
      const rush = { rate: rate * TIMES, seconds: seconds * RUSH, isFresh: true };
      const during = await step(`${rush.rate} requests a second`, () => loadGenerator.ask(rush));
      const recovery = await step('Back to the old rate', () =>
        measureRecovery(loadGenerator, rate, SLOW),
      );
      return [
        steadyTable(before, rate, minutes),
        memoryTable(memory),
        overloadTable({ rate: rush.rate, minutes: rush.seconds / 60, before, during, recovery }),
      ];
    });
  },
};
