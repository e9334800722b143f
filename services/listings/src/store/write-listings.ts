import { In, type EntityManager } from 'typeorm';
import { Listing } from '../listing/listing.entity.js';
import { digestOf, type NewListing } from './new-listing.js';
import { keepPrices, type PriceChange } from './price-history.js';

/** What became of a home; `back` is one that had been off the market. */
export type Fate = 'new' | 'changed' | 'unchanged' | 'back';

export interface Written {
  fate: Fate;
  /** Null when the price stays, is the first that is known, or became unknown. */
  price: PriceChange | null;
}

type Known = Pick<Listing, 'sourceKey' | 'digest' | 'enteredAt' | 'offMarketAt'>;

/**
 * Brings the database to what one source says of these listings: inserts what is new, updates what changed, puts
 * back on the market what had been off it, and leaves the rest untouched. Every new price goes to its history.
 *
 * @param listings of one source, no two with the same key, few enough for one statement (some hundreds)
 * @returns what became of each, in their order
 */
export async function writeListings(
  manager: EntityManager,
  source: string,
  listings: readonly NewListing[],
  now = new Date(),
): Promise<Written[]> {
  const known = await knownOf(manager, source, listings);
  const drafts = listings.map((listing) => draftOf(listing, known.get(listing.sourceKey), now));
  const different = drafts.filter(({ fate }) => fate !== 'unchanged');
  if (different.length > 0) {
    const rows = different.map(({ row }) => row);
    await manager.upsert(Listing, rows, ['source', 'sourceKey']);
  }
  const prices = await keepPrices(
    manager,
    source,
    different.map(({ fate, row }) => ({ ...row, since: fate === 'new' ? row.enteredAt : now })),
  );
  return drafts.map(({ fate, row }) => ({ fate, price: prices.get(row.sourceKey) ?? null }));
}

function draftOf(listing: NewListing, known: Known | undefined, now: Date) {
  const digest = digestOf(listing);
  const { enteredAt = now } = known ?? listing;
  const row = { ...listing, digest, enteredAt, modifiedAt: now, offMarketAt: null };
  return { fate: fateOf(known, digest), row };
}

async function knownOf(
  manager: EntityManager,
  source: string,
  listings: readonly NewListing[],
): Promise<Map<string, Known>> {
  const known = await manager.find(Listing, {
    select: { sourceKey: true, digest: true, enteredAt: true, offMarketAt: true },
    where: { source, sourceKey: In(listings.map(({ sourceKey }) => sourceKey)) },
  });
  return new Map(known.map((listing) => [listing.sourceKey, listing]));
}

function fateOf(known: Known | undefined, digest: string): Fate {
  if (!known) return 'new';
  if (known.offMarketAt) return 'back';
  return known.digest === digest ? 'unchanged' : 'changed';
}
