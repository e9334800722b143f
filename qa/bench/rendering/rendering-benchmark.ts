import type { Benchmark } from '../benchmark.js';
import { costOf, type PageCost } from '../browser/page-cost.js';
import { visit } from '../browser/visit.js';
import { interleaved } from '../interleave.js';
import { TIMED_PAGES } from '../sites/timed-pages.js';
import { type Rendered, renderingTable } from './rendering-table.js';

/** The two differ by more than half: it takes few visits to see that. */
const MOST_RUNS = 7;

/** Pages that come as HTML against the same build drawn by the browser. */
export const renderingBenchmark: Benchmark = {
  name: 'rendering',
  async run({ stack, browser: start, runs }) {
    const sites = {
      server: stack.origin,
      browser: await stack.gateway('gateway-browser-rendered', { RENDER: 'off' }),
    };
    const browser = await start();
    const costs = new Map<string, Rendered<PageCost>>();
    for (const path of TIMED_PAGES) {
      const measured = await interleaved(Math.min(runs, MOST_RUNS), sites, (origin) =>
        visit(browser, origin + path, costOf),
      );
      costs.set(path, measured);
    }
    return [renderingTable(costs)];
  },
};
