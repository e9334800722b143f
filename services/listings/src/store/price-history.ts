import type { EntityManager } from 'typeorm';

export interface PriceChange {
  old: number;
  new: number;
}

/** What a source asks for a home from a moment on; null when it does not say. */
export interface AskedPrice {
  sourceKey: string;
  listPrice: number | null;
  since: Date;
}

interface KeptPrice extends PriceChange {
  sourceKey: string;
}

// The last price that is known is compared, not the listing's own: one that was unknown for a while is no change.
const keepThoseThatChanged = `
  WITH asked AS (
    SELECT listing.id, listing.source_key, asked.price, asked.since, last.price AS old
    FROM unnest($2::text[], $3::integer[], $4::timestamptz[]) AS asked (source_key, price, since)
    JOIN listing ON listing.source = $1 AND listing.source_key = asked.source_key
    LEFT JOIN LATERAL (
      SELECT price FROM listing_price
      WHERE listing_id = listing.id ORDER BY since DESC LIMIT 1
    ) AS last ON true
    WHERE last.price IS DISTINCT FROM asked.price
  ), kept AS (
    INSERT INTO listing_price (listing_id, price, since)
    SELECT id, price, since FROM asked
    ON CONFLICT (listing_id, since) DO UPDATE SET price = excluded.price
  )
  SELECT source_key AS "sourceKey", old, price AS "new" FROM asked WHERE old IS NOT NULL`;

/**
 * Adds to the histories of a source's listings the prices that are not the last there already.
 *
 * @returns the changes by the listing's key; a first price is none
 */
export async function keepPrices(
  manager: EntityManager,
  source: string,
  asked: readonly AskedPrice[],
): Promise<Map<string, PriceChange>> {
  const known = asked.filter(({ listPrice }) => listPrice !== null);
  if (known.length === 0) return new Map();
  const changes = await manager.query<KeptPrice[]>(keepThoseThatChanged, [
    source,
    known.map(({ sourceKey }) => sourceKey),
    known.map(({ listPrice }) => listPrice),
    known.map(({ since }) => since),
  ]);
  return new Map(changes.map(({ sourceKey, ...change }) => [sourceKey, change]));
}
