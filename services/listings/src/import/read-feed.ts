import { readLines } from './csv/lines.js';
import { type CsvRecord, RecordAssembler } from './csv/records.js';
import { readHeader, readRow, type Row } from './csv/row.js';
import type { Feed, FeedName, ImportedListing } from './feed-formats/feed.js';
import { nySalesFeed } from './feed-formats/ny-sales.feed.js';
import {
  type GoneReason,
  type Mend,
  type SkipReason,
  UnusableRow,
} from './feed-formats/reasons.js';
import { streetEasyFeed } from './feed-formats/streeteasy.feed.js';

interface OpenedFeed {
  feed: FeedName;
  /** One for each record, in the order of the file. */
  outcomes: AsyncIterable<Outcome>;
}

/** Reads a feed from its bytes. */
export type FeedReader = (chunks: AsyncIterable<Buffer>) => Promise<OpenedFeed>;

export class UnknownFeedError extends Error {}

const linesAtOnce = 100;

/** Reads a file of listings as a stream. @throws UnknownFeedError when the first line is no header of a known feed */
export async function readFeed(chunks: AsyncIterable<Buffer>): Promise<OpenedFeed> {
  const lines = readLines(chunks);
  const { value: first } = await lines.next();
  const header = first ? readHeader(first.bytes) : [];
  const feed = detectFeed(header);
  if (!feed) throw new UnknownFeedError('the header is of no known feed');
  return { feed, outcomes: outcomesOf(feed, header, recordsOf(lines, header.length)) };
}

async function* recordsOf(
  lines: ReturnType<typeof readLines>,
  columns: number,
): AsyncGenerator<CsvRecord> {
  const assembler = new RecordAssembler(columns);
  for await (const several of inBatches(lines, linesAtOnce)) yield* assembler.pushAll(several);
  yield* assembler.end();
}

async function* outcomesOf(
  feed: Feed,
  header: readonly string[],
  records: AsyncIterable<CsvRecord>,
): AsyncGenerator<Outcome> {
  const duplicates = new Duplicates();
  for await (const record of records) yield outcomeOf(feed, header, record, duplicates);
}

function outcomeOf(
  feed: Feed,
  header: readonly string[],
  record: CsvRecord,
  duplicates: Duplicates,
): Outcome {
  const { line } = record;
  const rowOf = (cells: string[]) => readRow(line, header, cells, feed.columns);
  if ('error' in record) {
    const { error: reason, detail } = record;
    const guesses = record.guesses.flatMap((cells) => keyOf(feed, rowOf(cells)) ?? []);
    return { kind: 'skipped', line, reason, detail, key: null, guesses };
  }
  const row = rowOf(record.cells);
  try {
    const { listing, duplicateKeys, mends } = feed.read(row);
    const key = listing.ListingKey;
    const first = duplicates.firstLine({ line, key }, duplicateKeys);
    if (first) return { kind: 'duplicate', line, of: first.line, ofKey: first.key, key };
    const encodings = row.mended.map(({ column, how }) => ({
      reason: 'text-encoding' as const,
      detail: `${column}: ${how}`,
    }));
    return { kind: 'taken', line, listing, mends: [...mends, ...encodings] };
  } catch (error) {
    if (!(error instanceof UnusableRow)) throw error;
    const { reason, detail } = error;
    return { kind: 'skipped', line, reason, detail, key: keyOf(feed, row), guesses: [] };
  }
}

export const feeds: readonly Feed[] = [nySalesFeed, streetEasyFeed];

/** The feed whose columns are all in the header, in any order. */
export function detectFeed(header: readonly string[]): Feed | undefined {
  const present = new Set(header);
  return feeds.find(({ columns }) => columns.every((column) => present.has(column)));
}

/** The key of the listing in a row. Null when the row does not have it. */
function keyOf(feed: Feed, row: Row): string | null {
  try {
    return feed.keyOf(row);
  } catch (error) {
    if (error instanceof UnusableRow) return null;
    throw error;
  }
}

type FirstLine = Pick<DuplicateLine, 'line' | 'key'>;

class Duplicates {
  private readonly firstLines = new Map<string, FirstLine>();

  /** Null when this is the first line about the listing. @param others further keys of the same listing */
  firstLine(own: FirstLine, others: readonly string[]): FirstLine | null {
    const keys = [own.key, ...others];
    const first = keys.map((key) => this.firstLines.get(key)).find((line) => line !== undefined);
    // A later line with this key is about the same listing, whatever its other fields are.
    if (first) this.firstLines.set(own.key, first);
    else for (const key of keys) this.firstLines.set(key, own);
    return first ?? null;
  }
}

export interface TakenLine {
  kind: 'taken';
  line: number;
  listing: ImportedListing;
  mends: Mend[];
}

export interface DuplicateLine {
  kind: 'duplicate';
  line: number;
  of: number;
  ofKey: string;
  key: string;
}

export interface SkippedLine {
  kind: 'skipped';
  line: number;
  reason: SkipReason;
  detail: string;
  /** The key of the listing, if the line has it: then the listing has not vanished. */
  key: string | null;
  /** Possible keys in a line that is not a record. They may contain any column, so no report shows them. */
  guesses: string[];
}

/** A record that ends a listing. Lines of files do not: a listing that ended is not in the file. */
export interface GoneLine {
  kind: 'gone';
  line: number;
  reason: GoneReason;
  detail: string;
  key: string;
}

export type Outcome = TakenLine | DuplicateLine | SkippedLine | GoneLine;

export async function* inBatches<T>(
  items: AsyncIterable<T> | Iterable<T>,
  size: number,
): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
