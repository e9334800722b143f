import type { DataSource } from 'typeorm';
import { inBatches } from './batches.js';
import type { Feed } from './feeds/feed.js';
import { ChangedFileError, type FeedSource } from './feed-file.js';
import { findVanished, type Missing } from './find-vanished.js';
import { Fingerprint } from './fingerprint.js';
import { asKept, identifyHomes, type Identified } from './identify-homes.js';
import { ImportStore } from './import-store.js';
import { readFeed } from './read-feed.js';
import { entriesOf, type ReportEntry } from './report/report-entry.js';
import { ImportSummary } from './report/import-summary.js';
import { surveyFeed } from './survey-feed.js';
import { tooManyVanished } from './too-many-vanished.js';

const batchSize = 500;

export interface ImportOptions {
  dataSource: DataSource;
  /** Does all the work and takes it back. */
  dryRun: boolean;
  /** The share of the homes on the market that may vanish with this file, from 0 to 1. */
  maxVanishedShare: number;
  /** Told of the feed once the file was read to its end for the first time. */
  onFeed?: (feed: Feed) => Promise<void>;
  /** Told of every batch once it is stored. */
  onBatch?: (entries: ReportEntry[], summary: ImportSummary) => Promise<void>;
  /** Told of the homes that are missing from the file once they are marked, or too many. */
  onMissing?: (missing: Missing) => Promise<void>;
}

/**
 * Imports a file of listings: reads it once to know which homes vanished, and again to store it a batch at a time.
 * A dry run of a file with which too many vanish goes to its end, and its summary holds the refusal.
 *
 * @throws UnknownFeedError when the file is of no known feed
 * @throws TooManyVanishedError before anything is stored
 * @throws ChangedFileError when the file did not hold still; nothing is marked off the market then
 */
export async function importFeed(
  source: FeedSource,
  options: ImportOptions,
): Promise<ImportSummary> {
  const { dataSource, dryRun, maxVanishedShare, onFeed, onMissing } = options;
  const surveyed = new Fingerprint();
  const survey = await surveyFeed(surveyed.of(source.read()));
  await onFeed?.(survey.feed);
  const identified = await identifyHomes(dataSource, survey);
  const missing = await findVanished(dataSource, identified);
  const refusal = tooManyVanished(missing, maxVanishedShare);
  if (refusal && !dryRun) {
    await onMissing?.(missing);
    throw refusal;
  }

  const summary = new ImportSummary(missing, refusal);
  const store = new ImportStore(dataSource, survey.feed.name, dryRun);
  const stored = new Fingerprint();
  await storeLines(stored.of(source.read()), identified, store, summary, options);
  if (!stored.equals(surveyed)) throw new ChangedFileError('the file changed while it was read');
  await store.keepOtherKeys(identified);
  for await (const homes of inBatches(missing.vanished, batchSize))
    await store.withdraw(homes.map(({ key }) => key));
  await onMissing?.(missing);
  return summary;
}

async function storeLines(
  chunks: AsyncIterable<Buffer>,
  identified: Identified,
  store: ImportStore,
  summary: ImportSummary,
  { onBatch }: ImportOptions,
): Promise<void> {
  const { outcomes } = await readFeed(chunks);
  for await (const read of inBatches(outcomes, batchSize)) {
    const batch = read.map((outcome) => asKept(outcome, identified));
    const taken = batch.filter((outcome) => outcome.kind === 'taken');
    const stored = await store.store(taken.map(({ listing }) => listing));
    const entries = entriesOf(batch, new Map(taken.map((line, index) => [line, stored[index]])));
    for (const entry of entries) summary.add(entry);
    await onBatch?.(entries, summary);
  }
}
