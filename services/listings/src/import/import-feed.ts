import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { ChangedFileError, type FeedSource } from './feed-file.js';
import type { FeedName } from './feed-formats/feed.js';
import {
  withCanonicalKey,
  type Identified,
  identifyListings,
  surveyFeed,
} from './identify-listings.js';
import { entriesOf, type ReportEntry } from './import-report.js';
import { ImportStore } from './import-store.js';
import { ImportSummary } from './import-summary.js';
import { type FeedReader, inBatches, readFeed } from './read-feed.js';
import {
  type FeedScope,
  findVanished,
  type Missing,
  tooManyVanished,
} from './vanished-listings.js';

const batchSize = 500;

export interface ImportOptions {
  dataSource: DataSource;
  /** Does all the work in transactions that are rolled back. */
  dryRun: boolean;
  /** The share of the listings on the market that may vanish with this file, from 0 to 1. */
  maxVanishedShare: number;
  /** How the source is read: as a file of a known feed by default. */
  read?: FeedReader;
  /** Whether a listing that the source does not have is gone: `complete` by default. */
  scope?: FeedScope;
  onFeed?: (feed: FeedName) => Promise<void>;
  /** Called for every batch when it is stored. */
  onBatch?: (entries: ReportEntry[], summary: ImportSummary) => Promise<void>;
  /** Called when the missing listings are withdrawn, or when there are too many of them. */
  onMissing?: (missing: Missing) => Promise<void>;
}

/**
 * Imports a feed of listings. It reads the source once to find the listings that vanished, and once more to store it in
 * batches. A dry run continues when too many listings vanish; its summary has the refusal.
 *
 * @throws UnknownFeedError when the file is of no known feed
 * @throws TooManyVanishedError before anything is stored
 * @throws ChangedFileError when the file changed between the two readings; then nothing is withdrawn
 */
export async function importFeed(
  source: FeedSource,
  options: ImportOptions,
): Promise<ImportSummary> {
  const { dataSource, dryRun, maxVanishedShare, scope = 'complete', onFeed, onMissing } = options;
  const surveyedHash = new ContentHash();
  const survey = await surveyFeed(options.read ?? readFeed, surveyedHash.of(source.read()));
  await onFeed?.(survey.feed);
  const identified = await identifyListings(dataSource, survey);
  const missing = await findVanished(dataSource, identified, scope);
  const refusal = tooManyVanished(missing, maxVanishedShare);
  if (refusal && !dryRun) {
    await onMissing?.(missing);
    throw refusal;
  }

  const summary = new ImportSummary(missing, refusal);
  const store = new ImportStore(dataSource, survey.feed.name, dryRun);
  const storedHash = new ContentHash();
  await storeLines(storedHash.of(source.read()), identified, store, summary, options);
  if (!storedHash.equals(surveyedHash))
    throw new ChangedFileError('the file changed while it was read');
  await store.saveOtherKeys(identified);
  for await (const batch of inBatches(missing.vanished, batchSize))
    await store.withdraw(batch.map(({ key }) => key));
  await onMissing?.(missing);
  return summary;
}

async function storeLines(
  chunks: AsyncIterable<Buffer>,
  identified: Identified,
  store: ImportStore,
  summary: ImportSummary,
  { read = readFeed, onBatch }: ImportOptions,
): Promise<void> {
  const { outcomes } = await read(chunks);
  for await (const outcomesRead of inBatches(outcomes, batchSize)) {
    const batch = outcomesRead.map((outcome) => withCanonicalKey(outcome, identified));
    const taken = batch.filter((outcome) => outcome.kind === 'taken');
    const stored = await store.store(taken.map(({ listing }) => listing));
    const entries = entriesOf(batch, new Map(taken.map((line, index) => [line, stored[index]])));
    for (const entry of entries) summary.add(entry);
    await onBatch?.(entries, summary);
  }
}

/** A hash of everything that was read. It shows whether both readings gave the same content. */
class ContentHash {
  private readonly hash = createHash('sha256');

  async *of(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      this.hash.update(chunk);
      yield chunk;
    }
  }

  equals(other: ContentHash): boolean {
    return this.hash.copy().digest('hex') === other.hash.copy().digest('hex');
  }
}
