import type { EntityManager } from 'typeorm';
import type { DrawnHome } from '../draw/market-drawer.js';
import { MARKET_SOURCE } from '../draw/segment-drawer.js';
import { listingRows, viewingRows } from './rows-of.js';

// PostgreSQL knows when New York's clocks change.
const addViewings = `
  INSERT INTO open_house (listing_id, starts_at, ends_at, synthetic)
  SELECT listing.id,
    (event.day + event.starts) AT TIME ZONE 'America/New_York',
    (event.day + event.ends) AT TIME ZONE 'America/New_York',
    true
  FROM json_to_recordset($1) AS event (key text, day date, starts time, ends time)
  JOIN listing ON listing.source = $2 AND listing.source_key = event.key`;

/**
 * Stores new homes with their first price and their viewings. One statement takes thousands: rows go as one text,
 * which costs a third of what a parameter a value does.
 */
export async function storeHomes(
  manager: EntityManager,
  homes: readonly DrawnHome[],
  now: Date,
): Promise<void> {
  const rows = listingRows(manager, homes);
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await manager.query(
    `WITH added AS (
       INSERT INTO listing (${columns})
       SELECT ${columns} FROM json_populate_recordset(NULL::listing, $1)
       RETURNING id, list_price, entered_at
     )
     INSERT INTO listing_price (listing_id, price, since)
     SELECT id, list_price, entered_at FROM added WHERE list_price IS NOT NULL`,
    [JSON.stringify(rows)],
  );
  await manager.query(addViewings, [JSON.stringify(viewingRows(homes, now)), MARKET_SOURCE]);
}
