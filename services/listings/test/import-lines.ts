import type { TestApp } from '@phantom/service-kit/testing';
import { importFeed, type ImportOptions } from '../src/import/import-feed.js';
import type { ReportEntry } from '../src/import/report/report-entry.js';
import { Listing } from '../src/listing/listing.entity.js';
import { fileOf, type FeedLines } from './feed-lines.js';

/** Imports these lines as a file, and returns what was reported of each. */
export async function importLines(
  { dataSource }: TestApp,
  lines: FeedLines,
  options: Partial<ImportOptions> = {},
) {
  const entries: ReportEntry[] = [];
  const summary = await importFeed(fileOf(lines), {
    dataSource,
    dryRun: false,
    onBatch: async (batch) => void entries.push(...batch),
    ...options,
  });
  return { entries, summary };
}

export const listingsOf = ({ dataSource }: TestApp): Promise<Listing[]> =>
  dataSource.getRepository(Listing).find({ order: { id: 'ASC' } });
