import { StringDecoder } from 'node:string_decoder';
import { UnusableRow } from '../feed-formats/reasons.js';
import type { FeedReader, Outcome } from '../read-feed.js';
import { keyOfProperty, readProperty, RESO_FEED } from './property.js';
import type { PropertyRecord } from './property-record.js';

/** Reads the file of a download. The line of an outcome is the number of the record. */
export const propertyReader =
  (latest: ReadonlyMap<string, number>): FeedReader =>
  async (chunks) => ({ feed: RESO_FEED, outcomes: outcomesOf(chunks, latest) });

async function* outcomesOf(
  chunks: AsyncIterable<Buffer>,
  latest: ReadonlyMap<string, number>,
): AsyncGenerator<Outcome> {
  let line = 0;
  for await (const text of linesOf(chunks)) {
    line += 1;
    yield outcomeOf(JSON.parse(text) as PropertyRecord, line, latest);
  }
}

function outcomeOf(
  record: PropertyRecord,
  line: number,
  latest: ReadonlyMap<string, number>,
): Outcome {
  let key: string | null = null;
  try {
    key = keyOfProperty(record);
    const of = latest.get(key) ?? line;
    if (of !== line) return { kind: 'duplicate', line, of, ofKey: key, key };
    const result = readProperty(record);
    if ('gone' in result)
      return { kind: 'gone', line, reason: result.gone, detail: result.detail, key };
    return { kind: 'taken', line, listing: result.listing, mends: result.mends };
  } catch (error) {
    if (!(error instanceof UnusableRow)) throw error;
    const { reason, detail } = error;
    return { kind: 'skipped', line, reason, detail, key, guesses: [] };
  }
}

/** Lines that end with a line feed. `readline` would also end one at U+2028, which JSON may have. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let pending = '';
  for await (const chunk of chunks) {
    const lines = (pending + decoder.write(chunk)).split('\n');
    pending = lines.pop() ?? '';
    yield* lines;
  }
}
