import { setTimeout as delay } from 'node:timers/promises';
import { giveGatewayPriority } from '../../processor-priority.js';
import type { Benchmark, BenchContext } from '../benchmark.js';
import { interleaved, type Variants } from '../interleave.js';
import { medianOf, percentile } from '../report/statistics.js';
import { JUDGED, judged, ratio, type Table } from '../report/table.js';
import { Editor } from './editor.js';
import { fetchUnread, type Read, readText } from './read.js';
import { Readers } from './readers.js';
import { type Publication, Releases } from './releases.js';

const READERS = 50;
const SECONDS = 12;
/** Rounds of each variant. */
const ROUNDS = 12;

const MOST_RATIO = 1.2;
/** Milliseconds from Publish. */
const SEEN_WITHIN = 2_000;
const POLL_MS = 20;
/** Milliseconds until a round is given up. */
const SHOWN_WITHIN = 30_000;

const PAGES = [
  ...['/', '/news-letter', '/our-team', '/about', '/lending', '/press-release', '/contact'],
  '/invest-with-us',
];
const CALLS = ['homeboxlist', 'businessinfolist', 'newsletterList', 'teamList'];

/** Readers of the public site while staff publish, compared with the same readers on quiet days. */
export const publishingBenchmark: Benchmark = {
  name: 'publishing',
  run: async (context) => {
    const { before } = context;
    const tables = [await compare(context, 'Publishing under load')];
    if (before) tables.unshift(await compare(context, 'Before', before));
    return tables;
  },
};

/** Admission control does not take part: the machine has all readers and the site, and may have other work. */
const SETTINGS = { MAX_LAG: '10000', MIN_IN_FLIGHT: '1024' };

async function compare({ stack }: BenchContext, title: string, checkout?: string): Promise<Table> {
  const name = (number: number) => `gateway-publishing-${title}-${number}`;
  const gateways = [
    await stack.gateway(name(1), SETTINGS, checkout),
    await stack.gateway(name(2), SETTINGS, checkout),
  ];
  const [first = ''] = gateways;
  for (const origin of gateways) {
    const pid = stack.pidOf(origin);
    if (pid !== undefined) giveGatewayPriority(pid);
  }
  const releases = await Releases.of(await Editor.signIn(first), first);
  const paths = pathsOf(releases);
  const readers = new Readers();
  const round = new Round(gateways, paths, releases, readers);
  try {
    await releases.publishNext(first);
    await round.warmUp();
    // The calls of the editor are compiled, too.
    await round.run(RELEASES.often);
    const samples = await interleaved(ROUNDS, RELEASES, (count) => round.run(count));
    await releases.restore(first);
    return tableOf(title, samples, releases.publications);
  } finally {
    readers.end();
  }
}

/** Releases in each round of `SECONDS`, of three changes each. */
const RELEASES = { quiet: 0, rarely: 4, seldom: 12, often: 30 } satisfies Variants<string, number>;

const pathsOf = ({ newsletter }: Releases): string[] =>
  [
    ...[...PAGES, `/single-news-letter/${newsletter}`],
    ...[...CALLS, `newsletterList/${newsletter}`].map((call) => `/api/auth/${call}`),
  ].sort((one, other) => one.length - other.length);

class Round {
  constructor(
    private readonly gateways: readonly string[],
    private readonly paths: readonly string[],
    private readonly releases: Releases,
    private readonly readers: Readers,
  ) {}

  /** Each page is compiled, rendered and cached, and shows the last release. */
  async warmUp(): Promise<void> {
    await this.untilAllShow();
    await this.readAll(SECONDS / 2);
  }

  async run(releases: number): Promise<Read[]> {
    await this.untilAllShow();
    const reading = this.readAll(SECONDS);
    const begun = performance.now();
    const interval = (SECONDS * 1000) / releases;
    for (let count = 0; count < releases; count += 1) {
      await delay(Math.max(0, begun + count * interval - performance.now()));
      await this.releases.publishNext(this.gateways[count % this.gateways.length] ?? '', interval);
    }
    return [...(await reading), ...(await this.untilAllShow())];
  }

  private readAll(seconds: number): Promise<Read[]> {
    const { gateways, paths } = this;
    return this.readers.read({ readers: READERS, gateways, paths, seconds });
  }

  /** @returns what was read until then */
  private async untilAllShow(): Promise<Read[]> {
    const reads: Read[] = [];
    const places = this.gateways.flatMap((origin) => this.paths.map((path) => ({ origin, path })));
    for (const { origin, path } of places) {
      for (const begun = performance.now(); ;) {
        const current = readText(await fetchUnread(origin, path));
        reads.push(current);
        const isCurrent = current.marks.every((mark) => mark === this.releases.last);
        if (current.isServed && isCurrent) break;
        if (performance.now() - begun > SHOWN_WITHIN) {
          throw new Error(`${origin}${path} shows ${current.marks.join()} for ever`);
        }
        await delay(POLL_MS);
      }
    }
    return reads;
  }
}

function tableOf(
  title: string,
  samples: Record<keyof typeof RELEASES, Read[][]>,
  publications: readonly Publication[],
): Table {
  const quiet = samples.quiet.flat();
  const paces = [
    { pace: 'a change a second', rounds: samples.rarely },
    { pace: 'a release a second', rounds: samples.seldom },
    { pace: '2.5 releases a second', rounds: samples.often },
  ];
  const publishing = paces.flatMap(({ rounds }) => rounds.flat());
  const medians = paces.map(({ rounds }) => ratio(medianP99(rounds) / medianP99(samples.quiet)));
  const mixed = [...quiet, ...publishing].filter(({ marks }) => marks.length > 1).length;
  const unserved = [...quiet, ...publishing].filter(({ isServed }) => !isServed).length;
  const slowest = Math.max(...publishing.map((each) => delayOf(each, publications)));
  const total = (title: string, value: string, number: number, atMost: number) => [
    ...[title, '', '', '', value, ''],
    ...judged(number, { atMost }),
  ];
  return {
    title,
    columns: ['What', 'p50 quiet', 'p99 quiet', 'p50', 'p99', 'Ratio', ...JUDGED],
    rows: [
      ...paces.flatMap(({ pace, rounds }) => rowsOf(pace, quiet, rounds.flat())),
      total('responses with a part of a release', String(mixed), mixed, 0),
      total('responses without a page', String(unserved), unserved, 0),
      total(
        'from Publish until no reader gets the old text',
        `${Math.round(slowest)} ms`,
        slowest,
        SEEN_WITHIN,
      ),
    ],
    note:
      `${READERS} readers through two gateways, ${publishing.length} reads while ${publications.length} releases of three entries were written and ` +
      `published, ${quiet.length} without; all reads of ${ROUNDS} rounds of ${SECONDS} s of each pace, interleaved. Readers, editor and site share the processors. ` +
      `The medians of the p99 of single rounds have a ratio of ${medians.join(', ')}.`,
  };
}

const KINDS = [
  { kind: 'all reads', isOf: () => true },
  { kind: 'pages', isOf: ({ path }: Read) => !path.startsWith('/api/') },
  { kind: 'calls', isOf: ({ path }: Read) => path.startsWith('/api/') },
];

const rowsOf = (pace: string, quiet: readonly Read[], publishing: readonly Read[]) =>
  KINDS.map(({ kind, isOf }) => {
    const [before, during] = [quiet.filter(isOf), publishing.filter(isOf)];
    const share = slowestOf(during, 0.99) / slowestOf(before, 0.99);
    const verdict = kind === 'all reads' ? judged(share, { atMost: MOST_RATIO }) : ['', ''];
    const times = [before, during].flatMap((reads) => [
      `${slowestOf(reads, 0.5).toFixed(1)} ms`,
      `${slowestOf(reads, 0.99).toFixed(1)} ms`,
    ]);
    return [`p99 of ${kind}, ${pace}`, ...times, ratio(share), ...verdict];
  });

const slowestOf = (reads: readonly Read[], share: number): number =>
  percentile(
    reads.map(({ took }) => took),
    share,
  );

/** The p99 of a round rests on its twelve slowest reads alone. */
const medianP99 = (rounds: readonly Read[][]): number =>
  medianOf(rounds, (reads) => slowestOf(reads, 0.99));

/** Milliseconds from the publication of the next release until a read that still showed the one before began. */
function delayOf({ at, marks }: Read, publications: readonly Publication[]): number {
  const oldest = Math.min(...marks);
  const next = publications.find(({ mark }) => mark === oldest + 1);
  return next ? at - next.at : 0;
}
