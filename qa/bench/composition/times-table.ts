import type { PageCost } from '../browser/page-cost.js';
import { judged, JUDGED, type Target } from '../report/judge.js';
import { medianOf, visitsNote } from '../report/statistics.js';
import type { Table } from '../report/table.js';
import { milliseconds, ratio, shift } from '../report/units.js';
import type { Compared } from './compared.js';

/** What a visitor waits for, each the median of interleaved visits. */
export function timesTable(costs: Map<string, Compared<PageCost>>): Table {
  return {
    title: 'Composed against one single-page application: times',
    columns: ['Page', 'Figure', 'Composed', 'Single', 'Ratio', ...JUDGED],
    rows: [...costs].flatMap(([page, cost]) => [
      compared(page, 'largest paint', cost, ({ largestPaint }) => largestPaint, { atMost: 1.1 }),
      compared(page, 'content painted', cost, ({ contentAt }) => contentAt),
      compared(page, 'at work', cost, ({ workingAt }) => workingAt),
      bounded(page, 'blocking time', cost, ({ blockingTime }) => blockingTime, 150, milliseconds),
      bounded(page, 'layout shift', cost, ({ layoutShift }) => layoutShift, 0, shift),
    ]),
    note: `${visitsNote([...costs.values()][0]?.composed)} Both drawn by the browser. Processor four times slower, 1.6 Mbit/s, 150 ms, 390 px, nothing cached.`,
  };
}

type Figure = (cost: PageCost) => number;

function compared(
  page: string,
  name: string,
  { composed, single }: Compared<PageCost>,
  figure: Figure,
  target?: Target,
): string[] {
  const [own, other] = [medianOf(composed, figure), medianOf(single, figure)];
  const verdict = target ? judged(own / other, target) : ['', ''];
  const cells = [milliseconds(own), milliseconds(other), ratio(own / other)];
  return [`\`${page}\``, name, ...cells, ...verdict];
}

/** A figure whose own size counts, not the ratio. */
function bounded(
  page: string,
  name: string,
  { composed, single }: Compared<PageCost>,
  figure: Figure,
  atMost: number,
  unit: (value: number) => string,
): string[] {
  const own = medianOf(composed, figure);
  const other = medianOf(single, figure);
  return [`\`${page}\``, name, unit(own), unit(other), '', ...judged(own, { atMost })];
}
