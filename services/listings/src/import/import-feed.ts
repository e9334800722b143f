import type { DataSource } from 'typeorm';
import { inBatches } from './batches.js';
import { ImportStore, type Stored } from './import-store.js';
import type { Outcome, TakenLine } from './outcome.js';
import { readFeed } from './read-feed.js';
import { ImportSummary } from './report/import-summary.js';
import type { ReportEntry } from './report/report-entry.js';

const batchSize = 500;

export interface ImportOptions {
  dataSource: DataSource;
  /** Does all the work and takes it back. */
  dryRun: boolean;
  /** Told of the feed once its header is known, and of every batch once it is stored. */
  onFeed?: (feed: { name: string; title: string }) => Promise<void>;
  onBatch?: (entries: ReportEntry[], summary: ImportSummary) => Promise<void>;
}

/**
 * Imports a file of listings, a batch at a time, so that memory does not grow with the file.
 *
 * @throws UnknownFeedError when the file is of no known feed
 */
export async function importFeed(
  chunks: AsyncIterable<Buffer>,
  { dataSource, dryRun, onFeed, onBatch }: ImportOptions,
): Promise<ImportSummary> {
  const { feed, outcomes } = await readFeed(chunks);
  await onFeed?.(feed);
  const store = new ImportStore(dataSource, feed.name, dryRun);
  const summary = new ImportSummary();
  for await (const batch of inBatches(outcomes, batchSize)) {
    const taken = batch.filter((outcome) => outcome.kind === 'taken');
    const stored = await store.store(taken.map(({ listing }) => listing));
    const fates = new Map(taken.map((line, index) => [line, stored[index]]));
    const entries = batch.map((outcome) => entryOf(outcome, fates));
    for (const entry of entries) summary.add(entry);
    await onBatch?.(entries, summary);
  }
  return summary;
}

function entryOf(outcome: Outcome, fates: Map<TakenLine, Stored | undefined>): ReportEntry {
  if (outcome.kind !== 'taken') return outcome;
  const { line, listing, mends } = outcome;
  const written = fates.get(outcome);
  if (!written) throw new Error(`Nobody knows what became of line ${line}`);
  if (typeof written === 'object')
    return { kind: 'skipped', line, reason: 'refused-by-database', detail: written.refused };
  return {
    kind: 'taken',
    line,
    key: listing.ListingKey,
    written,
    offer: listing.PropertyType === 'Residential Lease' ? 'rental' : 'sale',
    borough: listing.Borough,
    mends,
  };
}
