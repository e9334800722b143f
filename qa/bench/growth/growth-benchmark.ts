import { join } from 'node:path';
import type { Benchmark } from '../benchmark.js';
import { costOf } from '../browser/page-cost.js';
import { visit } from '../browser/visit.js';
import { switchTime } from '../composition/section-switch.js';
import { interleaved } from '../interleave.js';
import { type Growth, growthTable } from './growth-table.js';
import { growingStores } from './growing-stores.js';

const SIZES = [4, 10, 30, 100];
/** Each run visits all sizes twice. */
const MOST_RUNS = 7;
const SWITCH = { from: '/portfolio', to: '/listings' };

/** What a visitor pays for sections that are registered, but not visited. */
export const growthBenchmark: Benchmark = {
  name: 'growth',
  async run({ stack, browser: start, runs, workDir }) {
    const sites: Record<string, string> = {};
    for (const [size, store] of await growingStores(join(workDir, 'growth'), SIZES)) {
      sites[size] = await stack.gateway(`gateway-${size}-remotes`, { STORE: store });
    }
    const browser = await start();
    const measured = await interleaved(
      Math.min(runs, MOST_RUNS),
      sites,
      async (origin): Promise<Growth> => {
        const first = await visit(browser, `${origin}/`, (page) => {
          const [document] = page.network.requests;
          return { ...costOf(page), documentBytes: document?.bytes ?? NaN };
        });
        return { ...first, switchTime: await switchTime(browser, origin, SWITCH, 'cold') };
      },
    );
    return [growthTable(measured)];
  },
};
