import type { Browser } from '@playwright/test';
import type { Benchmark } from '../benchmark.js';
import { costOf, type PageCost } from '../browser/page-cost.js';
import { visit } from '../browser/visit.js';
import { say } from '../../../tools/stack/terminal.js';
import { interleaved } from '../interleave.js';
import { publicPages } from '../sites/public-routes.js';
import { TIMED_PAGES } from '../sites/timed-pages.js';
import type { Compared } from './compared.js';
import { compositionSites } from './composition-sites.js';
import { routesTable } from './routes-table.js';
import { type Approach, type Switch, switchTime } from './section-switch.js';
import { switchesTable } from './switches-table.js';
import { timesTable } from './times-table.js';

const SWITCHES: Switch[] = [
  { from: '/portfolio', to: '/listings' },
  { from: '/listings', to: '/portfolio' },
];
const APPROACHES: Approach[] = ['prefetched', 'cold'];

/** The composed site against the same sources built as one single-page application. */
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
      // What is counted, not timed, hardly varies.
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
