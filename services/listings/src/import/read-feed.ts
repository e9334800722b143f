import { inBatches } from './batches.js';
import { readHeader } from './csv/read-header.js';
import { readLines } from './csv/lines.js';
import { readRow } from './csv/read-row.js';
import { RecordAssembler, type CsvRecord } from './csv/record-assembler.js';
import { Duplicates } from './duplicates.js';
import { detectFeed } from './feeds/detect-feed.js';
import type { Feed } from './feeds/feed.js';
import { keyOf } from './key-of.js';
import type { Outcome } from './outcome.js';
import { UnusableRow } from './reasons.js';

export interface OpenedFeed {
  feed: Feed;
  /** One outcome a record, in the file's order. */
  outcomes: AsyncIterable<Outcome>;
}

export class UnknownFeedError extends Error {}

const linesAtOnce = 100;

/**
 * Reads a file of listings as it streams in.
 *
 * @throws UnknownFeedError when the first line is no header of a known feed
 */
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
  if ('fault' in record) {
    const { fault: reason, detail } = record;
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
