import { createHash } from 'node:crypto';
import { type EntityManager, type FindOperator, In, IsNull } from 'typeorm';
import { type CorrectionFields, Listing } from './listing.entity.js';

/** A listing as its source describes it. */
export type NewListing = Omit<
  Listing,
  | 'id'
  | 'digest'
  | 'enteredAt'
  | 'modifiedAt'
  | 'offMarketAt'
  | 'listOfficeName'
  | keyof CorrectionFields
> & {
  enteredAt?: Date;
  /** Of an own home. The database numbers the others. */
  id?: number;
  /** Without the field the digests of other sources stay as they are stored. */
  listOfficeName?: string | null;
};

/** `back`: it had been off the market. */
export type ChangeKind = 'new' | 'changed' | 'unchanged' | 'back';

export interface WriteResult {
  change: ChangeKind;
  /** Null when the price is the same, is the first known price, or became unknown. */
  price: PriceChange | null;
}

interface PriceChange {
  old: number;
  new: number;
}

type KnownListing = Pick<Listing, 'sourceKey' | 'digest' | 'enteredAt' | 'offMarketAt'>;

/**
 * Upserts the listings of one source: inserts new ones, updates changed ones, puts listings back on the market that had
 * been off it, and does not touch the others. It appends every new price to the price history.
 *
 * @param listings no two with the same key, and few enough for one statement (some hundreds)
 * @returns one result for each listing, in the same order
 */
export async function writeListings(
  manager: EntityManager,
  source: string,
  listings: readonly NewListing[],
  now = new Date(),
): Promise<WriteResult[]> {
  const known = await findKnown(manager, source, listings);
  const drafts = listings.map((listing) => toDraft(listing, known.get(listing.sourceKey), now));
  const different = drafts.filter(({ change }) => change !== 'unchanged');
  if (different.length > 0) {
    const rows = different.map(({ row }) => row);
    await manager.upsert(Listing, rows, ['source', 'sourceKey']);
  }
  const prices = await appendPrices(
    manager,
    source,
    different.map(({ change, row }) => ({ ...row, since: change === 'new' ? row.enteredAt : now })),
  );
  return drafts.map(({ change, row }) => ({ change, price: prices.get(row.sourceKey) ?? null }));
}

/**
 * Marks listings off the market. They are never deleted: enquiries and favourites refer to them, and a listing that
 * comes back keeps its id and its history.
 *
 * @param keys the keys to match, such as `In([…])`; listings that are off the market already do not change
 */
export async function withdrawListings(
  manager: EntityManager,
  source: string,
  keys: FindOperator<string>,
  now = new Date(),
): Promise<void> {
  await manager.update(
    Listing,
    { source, sourceKey: keys, offMarketAt: IsNull() },
    { standardStatus: 'Withdrawn', offMarketAt: now, modifiedAt: now },
  );
}

/** A hash of all fields that come from the source. The time of entry does not. */
export function digestOf({ transactionType, ...listing }: NewListing): string {
  // StoreResult digests contain the name of the column: another name would mark every listing as changed.
  const fields = Object.entries({ ...listing, offer: transactionType });
  const sourced = fields.filter(([name]) => name !== 'enteredAt');
  sourced.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sourced)).digest('hex');
}

function toDraft(listing: NewListing, known: KnownListing | undefined, now: Date) {
  const digest = digestOf(listing);
  const { enteredAt = now } = known ?? listing;
  const row = { ...listing, digest, enteredAt, modifiedAt: now, offMarketAt: null };
  return { change: changeOf(known, digest), row };
}

async function findKnown(
  manager: EntityManager,
  source: string,
  listings: readonly NewListing[],
): Promise<Map<string, KnownListing>> {
  const known = await manager.find(Listing, {
    select: { sourceKey: true, digest: true, enteredAt: true, offMarketAt: true },
    where: { source, sourceKey: In(listings.map(({ sourceKey }) => sourceKey)) },
  });
  return new Map(known.map((listing) => [listing.sourceKey, listing]));
}

function changeOf(known: KnownListing | undefined, digest: string): ChangeKind {
  if (!known) return 'new';
  if (known.offMarketAt) return 'back';
  return known.digest === digest ? 'unchanged' : 'changed';
}

// It compares with the last known price, not with the price of the listing: a price that was unknown for a while has not
// changed.
const APPEND_CHANGED_PRICES = `
  WITH given AS (
    SELECT listing.id, listing.source_key, given.price, given.since, last.price AS old
    FROM unnest($2::text[], $3::integer[], $4::timestamptz[]) AS given (source_key, price, since)
    JOIN listing ON listing.source = $1 AND listing.source_key = given.source_key
    LEFT JOIN LATERAL (
      SELECT price FROM listing_price
      WHERE listing_id = listing.id ORDER BY since DESC LIMIT 1
    ) AS last ON true
    WHERE last.price IS DISTINCT FROM given.price
  ), appended AS (
    INSERT INTO listing_price (listing_id, price, since)
    SELECT id, price, since FROM given
    ON CONFLICT (listing_id, since) DO UPDATE SET price = excluded.price
  )
  SELECT source_key AS "sourceKey", old, price AS "new" FROM given WHERE old IS NOT NULL`;

/** @returns the changes by key of the prices that differ from the last one; a first price is not a change */
async function appendPrices(
  manager: EntityManager,
  source: string,
  listings: readonly { sourceKey: string; listPrice: number | null; since: Date }[],
): Promise<Map<string, PriceChange>> {
  const priced = listings.filter(({ listPrice }) => listPrice !== null);
  if (priced.length === 0) return new Map();
  const changes = await manager.query<(PriceChange & { sourceKey: string })[]>(
    APPEND_CHANGED_PRICES,
    [
      source,
      priced.map(({ sourceKey }) => sourceKey),
      priced.map(({ listPrice }) => listPrice),
      priced.map(({ since }) => since),
    ],
  );
  return new Map(changes.map(({ sourceKey, ...change }) => [sourceKey, change]));
}
