import { type DataSource, IsNull, MoreThan } from 'typeorm';
import { Listing } from '../listings/listing.entity.js';
import type { GoneReason } from './feed-formats/reasons.js';
import type { Survey } from './identify-listings.js';

export interface MissingListing {
  id: number;
  key: string;
  address: string | null;
  price: number | null;
  /** The record that ended it. Undefined: the feed no longer has it. */
  ended?: { line: number; reason: GoneReason };
}

/** All listings of a feed, or only those that changed since the last import. */
export type FeedScope = 'complete' | 'changes';

export interface Missing {
  onMarket: number;
  /** Listings that the feed ended, or without any line in a complete feed. */
  vanished: MissingListing[];
  /** Listings with a broken line that still has their key. They stay on the market. */
  kept: (MissingListing & { line: number })[];
}

const pageSize = 5_000;

export async function findVanished(
  dataSource: DataSource,
  { feed, keys, broken, gone }: Pick<Survey, 'feed' | 'keys' | 'broken' | 'gone'>,
  scope: FeedScope,
): Promise<Missing> {
  const missing: Missing = { onMarket: 0, vanished: [], kept: [] };
  for await (const listing of listingsOnMarket(dataSource, feed.name)) {
    missing.onMarket += 1;
    if (keys.has(listing.key)) continue;
    const ended = gone.get(listing.key);
    const line = broken.get(listing.key);
    if (ended) missing.vanished.push({ ...listing, ended });
    else if (line !== undefined) missing.kept.push({ ...listing, line });
    else if (scope === 'complete') missing.vanished.push(listing);
  }
  return missing;
}

export async function* listingsOnMarket(
  dataSource: DataSource,
  source: string,
): AsyncGenerator<MissingListing, void> {
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

/** So many listings are missing that the feed is probably incomplete. */
export class TooManyVanishedError extends Error {}

const percent = (share: number) => `${(share * 100).toFixed(1).replace(/\.0$/, '')}%`;
const figure = (value: number) => value.toLocaleString('en-US');

/** Null when the feed may be imported. @param maxShare of the listings on the market that may vanish, from 0 to 1 */
export function tooManyVanished(
  { onMarket, vanished }: Missing,
  maxShare: number,
): TooManyVanishedError | null {
  const share = vanished.length / onMarket;
  if (vanished.length === 0 || share <= maxShare) return null;
  const enough = Math.ceil(share * 100) / 100;
  return new TooManyVanishedError(
    `Refused, and nothing was stored: ${figure(vanished.length)} of the ${figure(onMarket)} homes on the market ` +
      `(${percent(share)}) would vanish, and at most ${percent(maxShare)} may vanish at once. ` +
      `Is the feed whole? If it is, import it with --max-vanished ${enough}`,
  );
}
