import { IsNull, MoreThan, type DataSource } from 'typeorm';
import { Listing } from '../listing/listing.entity.js';
import type { Survey } from './survey-feed.js';

/** A home that is on the market and of which a file makes no listing. */
export interface MissingHome {
  id: number;
  key: string;
  address: string | null;
  price: number | null;
}

/** What a file leaves of the homes that are on the market. */
export interface Missing {
  /** How many of the feed's homes are on the market. */
  onMarket: number;
  /** Those that no line tells of. */
  vanished: MissingHome[];
  /** Those whose line is broken, but still tells that it is theirs. */
  kept: (MissingHome & { line: number })[];
}

const pageSize = 5_000;

/** Compares the homes on the market with those that a file tells of. */
export async function findVanished(
  dataSource: DataSource,
  { feed, told, broken }: Pick<Survey, 'feed' | 'told' | 'broken'>,
): Promise<Missing> {
  const missing: Missing = { onMarket: 0, vanished: [], kept: [] };
  for await (const home of homesOnMarket(dataSource, feed.name)) {
    missing.onMarket += 1;
    if (told.has(home.key)) continue;
    const line = broken.get(home.key);
    if (line === undefined) missing.vanished.push(home);
    else missing.kept.push({ ...home, line });
  }
  return missing;
}

async function* homesOnMarket(
  dataSource: DataSource,
  source: string,
): AsyncGenerator<MissingHome, void> {
  let last = '';
  for (;;) {
    const page = await dataSource.manager.find(Listing, {
      select: { id: true, sourceKey: true, unparsedAddress: true, listPrice: true },
      where: { source, sourceKey: MoreThan(last), offMarketAt: IsNull() },
      order: { sourceKey: 'ASC' },
      take: pageSize,
    });
    for (const { id, sourceKey: key, unparsedAddress: address, listPrice: price } of page)
      yield { id, key, address, price };
    if (page.length < pageSize) return;
    last = page.at(-1)?.sourceKey ?? last;
  }
}
