import type { EntityManager } from 'typeorm';

/** A price that a listing had before it was imported. */
export interface EarlierPrice {
  /** US dollars; for a rental, per month. */
  price: number;
  /** When the present price replaced it. */
  until: Date;
}

// The present price was stored from the time of entry on, as nothing else was known of a new listing.
const INSERT_EARLIER_PRICES = `
  WITH given AS (
    SELECT listing.id, listing.entered_at, given.price, given.until
    FROM unnest($2::text[], $3::integer[], $4::timestamptz[]) AS given (source_key, price, until)
    JOIN listing ON listing.source = $1 AND listing.source_key = given.source_key
    WHERE given.price <> listing.list_price
      AND given.until > listing.entered_at AND given.until <= now()
  ), moved AS (
    UPDATE listing_price SET since = given.until FROM given
    WHERE listing_id = given.id AND since = given.entered_at
    RETURNING listing_id, given.price, given.entered_at
  )
  INSERT INTO listing_price (listing_id, price, since)
  SELECT listing_id, price, entered_at FROM moved`;

/** Adds the earlier prices of new listings to their price history. */
export async function insertEarlierPrices(
  manager: EntityManager,
  source: string,
  prices: readonly (EarlierPrice & { sourceKey: string })[],
): Promise<void> {
  if (prices.length === 0) return;
  await manager.query(INSERT_EARLIER_PRICES, [
    source,
    prices.map(({ sourceKey }) => sourceKey),
    prices.map(({ price }) => price),
    prices.map(({ until }) => until),
  ]);
}
