import type { Benchmark } from '../benchmark.js';
import { costOf, type PageCost } from '../browser/page-cost.js';
import { visit } from '../browser/visit.js';
import { interleaved } from '../interleave.js';
import { medianOf, visitsNote } from '../report/statistics.js';
import { judged, JUDGED, milliseconds, ratio, shift, type Table } from '../report/table.js';
import { TIMED_PAGES } from '../sites/public-routes.js';

/** The measurements by renderer. */
type Rendered<Sample> = Record<'server' | 'browser', Sample[]>;

type Figure = (cost: PageCost) => number;

function renderingTable(costs: Map<string, Rendered<PageCost>>): Table {
  return {
    title: 'Rendered on the server against rendered in the browser',
    columns: ['Page', 'Figure', 'Server', 'Browser', 'Ratio', ...JUDGED],
    rows: [...costs].flatMap(([page, cost]) => rowsOf(cost).map((row) => [`\`${page}\``, ...row])),
    note: `${visitsNote([...costs.values()][0]?.server)} The same build, with and without RENDER=off. First text: the heading of the section, without a skeleton in view.`,
  };
}

function rowsOf({ server, browser }: Rendered<PageCost>): string[][] {
  const compared = (figure: Figure) => {
    const [own, other] = [medianOf(server, figure), medianOf(browser, figure)];
    return { quotient: own / other, cells: [own, other].map(milliseconds) };
  };
  const largest = compared(({ largestPaint }) => largestPaint);
  const text = compared(({ contentAt }) => contentAt);
  const working = compared(({ workingAt }) => workingAt);
  const blocking = medianOf(server, (cost) => cost.blockingTime);
  const moved = medianOf(server, ({ layoutShift }) => layoutShift);
  return [
    [
      'largest paint',
      ...largest.cells,
      ratio(largest.quotient),
      ...judged(largest.quotient, { atMost: 0.58 }),
    ],
    ['first text', ...text.cells, ratio(text.quotient), '', ''],
    ['interactive', ...working.cells, ratio(working.quotient), '', ''],
    ['blocking time', milliseconds(blocking), '', '', ...judged(blocking, { atMost: 150 })],
    ['layout shift', shift(moved), '', '', ...judged(moved, { atMost: 0 })],
  ];
}

/** The two differ by more than half, so a few visits suffice. */
const MOST_RUNS = 7;

/** Compares server-rendered pages with the same build rendered by the browser. */
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
