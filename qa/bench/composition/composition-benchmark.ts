import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { say } from '../../../tools/stack/terminal.js';
import type { BenchContext, Benchmark } from '../benchmark.js';
import { costOf, type PageCost } from '../browser/page-cost.js';
import { visit } from '../browser/visit.js';
import { interleaved } from '../interleave.js';
import { buildSingleSpa } from '../single-spa/build.js';
import { publishSingleSpa } from '../single-spa/publish.js';
import { publicPages, TIMED_PAGES } from '../sites/public-routes.js';
import { type Approach, type Switch, switchTime } from './section-switch.js';
import { type Compared, routesTable, switchesTable, timesTable } from './composition-tables.js';

/** Both are rendered by the browser with the same services; only the builds of the scripts differ. */
async function compositionSites({ stack, workDir }: BenchContext) {
  const store = join(workDir, 'single-spa-store');
  await publishSingleSpa(await buildSingleSpa(), store);
  return {
    composed: await stack.gateway('gateway-composed', { RENDER: 'off' }),
    single: await stack.gateway('gateway-single-spa', { RENDER: 'off', STORE: store }),
  };
}

const SWITCHES: Switch[] = [
  { from: '/portfolio', to: '/listings' },
  { from: '/listings', to: '/portfolio' },
];
const APPROACHES: Approach[] = ['prefetched', 'cold'];

/** Compares the composed site with the same sources built as one single-page application. */
export const compositionBenchmark: Benchmark = {
  name: 'composition',
  async run(context) {
    const sites = await compositionSites(context);
    const browser = await context.browser();
    const costs = (path: string, runs: number): Promise<Compared<PageCost>> =>
      interleaved(runs, sites, (origin) => costOfPage(browser, origin + path));

    const everyPage = new Map<string, Compared<PageCost>>();
    for (const path of await publicPages(sites.composed)) {
      say(`  ${path}`);
      // Counted figures hardly vary, unlike times.
      everyPage.set(path, await costs(path, 1));
    }

    const timed = new Map<string, Compared<PageCost>>();
    for (const path of TIMED_PAGES) {
      say(`  ${path}`);
      timed.set(path, await costs(path, context.runs));
    }

    const switches: { approach: Approach; way: Switch; times: Compared<number> }[] = [];
    for (const way of SWITCHES) {
      for (const approach of APPROACHES) {
        const times = await interleaved(context.runs, sites, (origin) =>
          switchTime(browser, origin, way, approach),
        );
        switches.push({ approach, way, times });
      }
    }
    return [routesTable(everyPage), timesTable(timed), switchesTable(switches)];
  },
};

const costOfPage = (browser: Browser, url: string): Promise<PageCost> =>
  visit(browser, url, costOf);
