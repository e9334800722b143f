import type { PageCost } from '../browser/page-cost.js';
import type { Table } from '../report/table.js';
import { judged } from '../report/judge.js';
import { kilobytes, ratio } from '../report/units.js';
import type { Compared } from './compared.js';

const MOST_BYTES_OF_HOME = 130 * 1024;
const MOST_BYTES = 1.1;
const MOST_SCRIPTS = 6;
const MOST_DEPTH = 2;

/** Bytes, requests and rounds: they hardly vary, so that a few visits of every page tell them. */
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
      `JavaScript: brotli bytes of all scripts until section and frame work. Scripts before content: target ≤ ${MOST_SCRIPTS}; ` +
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
 * The least of some visits: a request that only happens to begin after another's end looks like a round of its own,
 * and on a busy machine that happens.
 */
function leastOf(costs: readonly PageCost[]) {
  const least = (figure: (cost: PageCost) => number) => Math.min(...costs.map(figure));
  return {
    bytes: least(({ scriptBytes }) => scriptBytes),
    scripts: least(({ scriptsBeforeContent }) => scriptsBeforeContent),
    depth: least(({ criticalDepth }) => criticalDepth),
  };
}

/** The home page has a size to keep to as well. */
function bytesVerdict(page: string, bytes: number, factor: number): [string, string] {
  const [target, met] = judged(factor, { atMost: MOST_BYTES });
  if (page !== '/') return [target, met];
  const isSmall = bytes <= MOST_BYTES_OF_HOME;
  return [`${target}, ≤ ${kilobytes(MOST_BYTES_OF_HOME)}`, isSmall ? met : '**no**'];
}
