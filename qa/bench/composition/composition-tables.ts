import type { PageCost } from '../browser/page-cost.js';
import { median, medianOf, visitsNote } from '../report/statistics.js';
import {
  judged,
  JUDGED,
  kilobytes,
  milliseconds,
  ratio,
  shift,
  type Table,
  type Target,
} from '../report/table.js';
import type { Approach, Switch } from './section-switch.js';

const MOST_BYTES_OF_HOME = 130 * 1024;
const MOST_BYTES = 1.1;
const MOST_SCRIPTS = 6;
const MOST_DEPTH = 2;

/** Bytes, requests and rounds hardly vary, so a few visits of every page suffice. */
export function routesTable(costs: Map<string, Compared<PageCost>>): Table {
  return {
    title: 'Composed against one single-page application: every public page',
    columns: [
      'Page',
      'JavaScript',
      'single',
      'Ratio',
      'Target',
      'Met',
      'Scripts before content (single)',
      'Depth (single)',
      'Met',
    ],
    rows: [...costs].map(([page, cost]) => row(page, cost)),
    note:
      `JavaScript: brotli bytes of all scripts until section and frame are interactive. Scripts before content: target ≤ ${MOST_SCRIPTS}; ` +
      `depth of the critical path, in rounds of requests after the document: target ≤ ${MOST_DEPTH}.`,
  };
}

function row(page: string, costs: Compared<PageCost>): string[] {
  const [composed, single] = [leastOf(costs.composed), leastOf(costs.single)];
  const factor = composed.bytes / single.bytes;
  const isShallow = composed.scripts <= MOST_SCRIPTS && composed.depth <= MOST_DEPTH;
  return [
    `\`${page}\``,
    kilobytes(composed.bytes),
    kilobytes(single.bytes),
    ratio(factor),
    ...bytesVerdict(page, composed.bytes, factor),
    `${composed.scripts} (${single.scripts})`,
    `${composed.depth} (${single.depth})`,
    isShallow ? 'yes' : '**no**',
  ];
}

/**
 * The minimum of some visits: a request that only happens to begin after another's end looks like a separate round,
 * which occurs on a busy machine.
 */
function leastOf(costs: readonly PageCost[]) {
  const least = (figure: (cost: PageCost) => number) => Math.min(...costs.map(figure));
  return {
    bytes: least(({ scriptBytes }) => scriptBytes),
    scripts: least(({ scriptsBeforeContent }) => scriptsBeforeContent),
    depth: least(({ criticalDepth }) => criticalDepth),
  };
}

/** The home page also has an absolute limit. */
function bytesVerdict(page: string, bytes: number, factor: number): [string, string] {
  const [target, met] = judged(factor, { atMost: MOST_BYTES });
  if (page !== '/') return [target, met];
  const isSmall = bytes <= MOST_BYTES_OF_HOME;
  return [`${target}, ≤ ${kilobytes(MOST_BYTES_OF_HOME)}`, isSmall ? met : '**no**'];
}

/** The duration of one frame at sixty frames a second, in milliseconds. */
const FRAME = 16.7;

interface SwitchTimes {
  approach: Approach;
  way: Switch;
  times: Compared<number>;
}

/** The time from a click to the painted content of another section. */
export function switchesTable(switches: readonly SwitchTimes[]): Table {
  return {
    title: 'Composed against one single-page application: from section to section',
    columns: ['From', 'To', 'Approach', 'Composed', 'Single', 'Difference', ...JUDGED],
    rows: switches.map(({ approach, way: { from, to }, times }) => {
      const [own, other] = [median(times.composed), median(times.single)];
      const difference = Math.round((own - other) * 10) / 10;
      const [target, met] = judged(difference, { atMost: FRAME });
      const figures = [milliseconds(own), milliseconds(other), `${difference} ms`];
      return [`\`${from}\``, `\`${to}\``, approach, ...figures, `${target} ms`, met];
    }),
    note: `${visitsNote(switches[0]?.times.composed)} Prefetched: the pointer rests on the link until the network is quiet. Cold: a click without a prefetch.`,
  };
}

/** The measurements of both sites. */
export type Compared<Sample> = Record<'composed' | 'single', Sample[]>;

/** The times that a visitor waits, each the median of alternating visits. */
export function timesTable(costs: Map<string, Compared<PageCost>>): Table {
  return {
    title: 'Composed against one single-page application: times',
    columns: ['Page', 'Figure', 'Composed', 'Single', 'Ratio', ...JUDGED],
    rows: [...costs].flatMap(([page, cost]) => [
      compared(page, 'largest paint', cost, ({ largestPaint }) => largestPaint, { atMost: 1.1 }),
      compared(page, 'content painted', cost, ({ contentAt }) => contentAt),
      compared(page, 'interactive', cost, ({ workingAt }) => workingAt),
      bounded(page, 'blocking time', cost, ({ blockingTime }) => blockingTime, 150, milliseconds),
      bounded(page, 'layout shift', cost, ({ layoutShift }) => layoutShift, 0, shift),
    ]),
    note: `${visitsNote([...costs.values()][0]?.composed)} Both rendered by the browser. Processor four times slower, 1.6 Mbit/s, 150 ms, 390 px, nothing cached.`,
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

/** A figure with an absolute target in place of a ratio. */
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
