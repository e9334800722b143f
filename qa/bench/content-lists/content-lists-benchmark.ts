import { step } from '../../../tools/stack/terminal.js';
import type { Benchmark } from '../benchmark.js';
import { residentMemory } from '../gateway/resident-memory.js';
import { interleaved } from '../interleave.js';
import { Editor } from '../publishing/editor.js';
import { medianOf, percentile } from '../report/statistics.js';
import { JUDGED, judged, kilobytes, ratio, type Table } from '../report/table.js';
import { type ContentSite, startContentSite } from './content-site.js';
import { type ListKind, LIST_KINDS } from './list-kinds.js';

const [FEW, MANY] = [10, 10_000];
const MOST = 1.5;
/** Reads of a list for each run of the benchmark, and of a whole one. */
const READS = 20;
const WHOLE_READS = 1;
const WARM_UP = 5;

interface Sample {
  /** Milliseconds. */
  took: number;
  bytes: number;
}

type Sizes = Record<'few' | 'many', Sample[]>;

/** Lists of ten thousand entries, compared with lists of ten. */
export const contentListsBenchmark: Benchmark = {
  name: 'content-lists',
  run: async ({ stack, runs }) => {
    const sites = {
      few: await startContentSite(stack, FEW, 0),
      many: await step(`Filling ${MANY} newsletters and press releases`, () =>
        startContentSite(stack, MANY, 1),
      ),
    };
    const memory = await memoryTable([sites.few, sites.many]);
    const editor = await Editor.signIn(stack.origin);
    const rows: string[][] = [];
    for (const kind of LIST_KINDS) {
      const read = (name: string) => readList(editor, kind, sites[name as keyof typeof sites]);
      const samples = await interleaved(
        WARM_UP + runs * (kind.isWhole ? WHOLE_READS : READS),
        { few: 'few', many: 'many' },
        read,
      );
      rows.push(
        rowOf(kind, { few: samples.few.slice(WARM_UP), many: samples.many.slice(WARM_UP) }),
      );
    }
    return [timesTable(rows, runs), memory];
  },
};

async function readList(
  editor: Editor,
  { place, path }: ListKind,
  { origin, serviceOrigin }: ContentSite,
): Promise<Sample> {
  const begun = performance.now();
  if (place === 'staff') {
    const answer = await editor.call(origin, 'GET', path);
    return { took: performance.now() - begun, bytes: JSON.stringify(answer).length };
  }
  const answer = await fetch((place === 'page' ? origin : serviceOrigin) + path);
  const { byteLength } = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} gave ${answer.status}`);
  return { took: performance.now() - begun, bytes: byteLength };
}

function rowOf(kind: ListKind, { few, many }: Sizes): string[] {
  const time = (samples: Sample[], share: number) =>
    percentile(
      samples.map(({ took }) => took),
      share,
    );
  const growth = (share: number) => time(many, share) / time(few, share);
  const bytes = (samples: Sample[]) => medianOf(samples, (sample) => sample.bytes);
  return [
    kind.title,
    ...[0.5, 0.99].flatMap((share) => [
      time(few, share).toFixed(1),
      time(many, share).toFixed(1),
      ratio(growth(share)),
    ]),
    ...[kilobytes(bytes(few)), kilobytes(bytes(many))],
    ...(kind.isWhole ? ['', ''] : judged(growth(0.5), { atMost: MOST })),
  ];
}

const timesTable = (rows: string[][], runs: number): Table => ({
  title: 'Lists of newsletters and press releases',
  columns: [
    'List',
    ...['p50, 10', 'p50, 10,000', 'Ratio', 'p99, 10', 'p99, 10,000', 'Ratio'],
    ...['Bytes, 10', 'Bytes, 10,000', ...JUDGED],
  ],
  rows,
  note:
    `Milliseconds, ${runs * READS} reads of each list and ${runs * WHOLE_READS} of those without a target, each size in turn. ` +
    'Staff lists through a gateway, as many rows in each size: ten, or one where a filter finds a tenth of all. Target: the ratio of p50.',
});

async function memoryTable(sites: readonly ContentSite[]): Promise<Table> {
  const rows = await Promise.all(
    sites.map(async ({ size, startTook, pid }) => [
      String(size),
      `${Math.round(startTook)} ms`,
      `${Math.round(pid === undefined ? NaN : await residentMemory(pid))} MiB`,
    ]),
  );
  return {
    title: 'Content in memory',
    columns: ['Newsletters, and as many press releases', 'Start', 'Memory after the start'],
    rows,
    note: 'Start: from the start of the process until it is ready with its content.',
  };
}
