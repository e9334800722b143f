import type { TestApp } from '@phantom/service-kit/testing';
import type { FeedSource } from '../src/import/feed-file.js';
import { importFeed, type ImportOptions } from '../src/import/import-feed.js';
import type { ReportEntry } from '../src/import/import-report.js';
import { ListingPrice } from '../src/listings/listing.entity.js';
import { Listing } from '../src/listings/listing.entity.js';
import { fileOf, type FeedLines } from './feed-lines.js';

/** Imports lines as a file. Returns the report entries. */
export const importLines = (
  service: TestApp,
  lines: FeedLines,
  options: Partial<ImportOptions> = {},
) => importSource(service, { read: () => fileOf(lines) }, options);

/** Imports a source. Any share of the listings may vanish. */
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

/** All prices: the oldest listing first, and the oldest price of a listing first. */
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
