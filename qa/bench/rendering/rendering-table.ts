import type { PageCost } from '../browser/page-cost.js';
import { judged, JUDGED } from '../report/judge.js';
import { medianOf, visitsNote } from '../report/statistics.js';
import type { Table } from '../report/table.js';
import { milliseconds, ratio, shift } from '../report/units.js';

/** What was measured, by who drew the page. */
export type Rendered<Sample> = Record<'server' | 'browser', Sample[]>;

type Figure = (cost: PageCost) => number;

export function renderingTable(costs: Map<string, Rendered<PageCost>>): Table {
  return {
    title: 'Rendered on the server against rendered in the browser',
    columns: ['Page', 'Figure', 'Server', 'Browser', 'Ratio', ...JUDGED],
    rows: [...costs].flatMap(([page, cost]) => rowsOf(cost).map((row) => [`\`${page}\``, ...row])),
    note: `${visitsNote([...costs.values()][0]?.server)} The same build, with and without RENDER=off. First text: the heading of the section, nothing of it a skeleton any more.`,
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
    ['at work', ...working.cells, ratio(working.quotient), '', ''],
    ['blocking time', milliseconds(blocking), '', '', ...judged(blocking, { atMost: 150 })],
    ['layout shift', shift(moved), '', '', ...judged(moved, { atMost: 0 })],
  ];
}
