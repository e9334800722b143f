import type { Benchmark } from '../benchmark.js';
import type { LoggedRequest } from '../browser/network-log.js';
import { visit } from '../browser/visit.js';
import { kilobytes, type Table } from '../report/table.js';
import { TIMED_PAGES } from '../sites/public-routes.js';

const KINDS = ['Document', 'Script', 'Stylesheet', 'Font', 'Fetch', 'Image'];

/** Measures the transferred bytes of a first visit on a phone, of the product as delivered. */
export const firstLoadBenchmark: Benchmark = {
  name: 'first-load',
  async run({ stack, browser: start }) {
    const browser = await start();
    const rows: string[][] = [];
    for (const path of TIMED_PAGES) {
      const requests = await visit(browser, stack.origin + path, ({ network }) => network.requests);
      rows.push([
        `\`${path}\``,
        ...KINDS.map((kind) => transfer(requests.filter((each) => isOf(each, kind)))),
        transfer(requests.filter(({ isPrefetch }) => isPrefetch)),
      ]);
    }
    return [tableOf(rows)];
  },
};

const tableOf = (rows: string[][]): Table => ({
  title: 'First visit on a phone',
  columns: ['Page', ...KINDS, 'Prefetched'],
  rows,
  note: 'Transferred bytes of the bodies and, in brackets, requests. Prefetched: files for a possible next page.',
});

const isOf = ({ type, isPrefetch }: LoggedRequest, kind: string): boolean =>
  type === kind && !isPrefetch;

function transfer(requests: LoggedRequest[]): string {
  const bytes = requests.reduce((sum, request) => sum + request.bytes, 0);
  return `${kilobytes(bytes)} (${requests.length})`;
}
