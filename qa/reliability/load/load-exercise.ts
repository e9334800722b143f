import { step } from '../../../tools/stack/terminal.js';
import type { Exercise } from '../exercise.js';
import { LoadGenerator } from './load-generator.js';
import { findRate } from './find-rate.js';
import { memoryTable, overloadTable, steadyTable } from './load-tables.js';
import { measureRecovery } from './measure-recovery.js';
import { warmUp } from './warm-up.js';
import { watchMemory } from './watch-memory.js';

const MINUTES = 10;
/** The share of the whole time that the rush goes on. */
const RUSH = 0.2;
const TIMES = 4;
/** Milliseconds: slower than that, and it has not recovered. */
const SLOW = 1_000;

/** Everybody does everything at once: as much as the machine holds, and then four times as much. */
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
