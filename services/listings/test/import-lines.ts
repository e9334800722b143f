import type { TestApp } from '@phantom/service-kit/testing';
import type { FeedSource } from '../src/import/feed-file.js';
import { importFeed, type ImportOptions } from '../src/import/import-feed.js';
import type { ReportEntry } from '../src/import/report/report-entry.js';
import { ListingPrice } from '../src/listing/listing-price.entity.js';
import { Listing } from '../src/listing/listing.entity.js';
import { fileOf, type FeedLines } from './feed-lines.js';

/** Imports these lines as a file, and returns what was reported of each. */
export const importLines = (
  service: TestApp,
  lines: FeedLines,
  options: Partial<ImportOptions> = {},
) => importSource(service, { read: () => fileOf(lines) }, options);

/** Imports whatever a source gives when it is read. Any share of the homes may vanish. */
export async function importSource(
  { dataSource }: TestApp,
  source: FeedSource,
  options: Partial<ImportOptions> = {},
) {
  const entries: ReportEntry[] = [];
  const summary = await importFeed(source, {
    dataSource,
    dryRun: false,
    maxVanishedShare: 1,
    onBatch: async (batch) => void entries.push(...batch),
    ...options,
  });
  return { entries, summary };
}

export const listingsOf = ({ dataSource }: TestApp): Promise<Listing[]> =>
  dataSource.getRepository(Listing).find({ order: { id: 'ASC' } });

/** Every price that is kept, of the oldest home first, and of a home the oldest first. */
export const pricesOf = async ({
  dataSource,
}: TestApp): Promise<[key: string, price: number][]> => {
  const rows = await dataSource
    .getRepository(ListingPrice)
    .find({ order: { listingId: 'ASC', since: 'ASC' } });
  const keys = new Map((await dataSource.getRepository(Listing).find()).map(keyById));
  return rows.map(({ listingId, price }) => [keys.get(listingId) ?? '', price]);
};

const keyById = ({ id, sourceKey }: Listing): [number, string] => [id, sourceKey];
