import { medianOf, percentile } from '../../report/statistics.js';
import { JUDGED, judged, ratio, type Table } from '../../report/table.js';
import { LARGEST, SIZES, SMALLEST } from '../sizes.js';
import { ROUNDS, type TimedKind } from '../time-kinds.js';

/** The maximum ratio of the times at a million and at ten thousand listings. */
const MOST = 3;

export function timesTable(timed: readonly TimedKind[], queries: number): Table {
  return {
    title: 'Search: response times',
    columns: [
      'Call',
      'Query',
      ...SIZES.map(({ title }) => `p50, ${title}`),
      ...SIZES.map(({ title }) => `p99, ${title}`),
      'Ratio',
      ...JUDGED,
    ],
    rows: timed.map(rowOf),
    note: [
      `Milliseconds at the service, over HTTP, one query at a time: ${queries} different ones a kind, the same of each`,
      `size in turn, in ${ROUNDS} rounds over all kinds, of which the figures are medians. Ratio: p99 at a million homes to`,
      'that at ten thousand. Target: for every query with a borough.',
    ].join(' '),
  };
}

function rowOf({ kind, times }: TimedKind): string[] {
  const of = (homes: number, share: number) =>
    medianOf(times.get(homes) ?? [], (round) => percentile(round, share));
  const growth = of(LARGEST.homes, 0.99) / of(SMALLEST.homes, 0.99);
  return [
    `\`${kind.call}\``,
    kind.title,
    ...[0.5, 0.99].flatMap((share) => SIZES.map(({ homes }) => of(homes, share).toFixed(1))),
    ratio(growth),
    ...(kind.isJudged ? judged(growth, { atMost: MOST }) : ['', '']),
  ];
}
