import type { DataSource, EntityManager } from 'typeorm';
import { digestOf } from '@phantom/listings-service';
import { Listing } from '@phantom/listings-service';
import { comingWeekend } from '@phantom/listings-service/seed';
import { type DrawnListing, MARKET_SOURCE, MarketDrawer } from './market-drawer.js';
import type { Market } from './market.js';

const batchSize = 2_000;

interface FillOptions {
  market: Market;
  /** Number of listings. A smaller market is the beginning of a larger one. */
  homes: number;
  seed: string;
  /** The time from which ages on the market and open houses count. */
  now: Date;
  /** Called after every batch with the number of stored listings. */
  onBatch?: (stored: number) => void;
}

export async function fillMarket(
  dataSource: DataSource,
  { market, homes, seed, now, onBatch }: FillOptions,
): Promise<void> {
  const drawer = new MarketDrawer(market, seed, now);
  const draw = (from: number): DrawnListing[] =>
    Array.from({ length: Math.min(batchSize, homes - from) }, (_, at) =>
      drawer.draw(from + at + 1),
    );

  let batch = draw(0);
  for (let stored = 0; stored < homes;) {
    const size = batch.length;
    const storing = dataSource.transaction((manager) => storeListings(manager, batch, now));
    // Draws the next batch while the database stores this one.
    const next = draw(stored + size);
    await storing;
    stored += size;
    onBatch?.(stored);
    batch = next;
  }
}

// PostgreSQL applies the daylight saving time of New York.
const addViewings = `
  INSERT INTO open_house (listing_id, starts_at, ends_at, synthetic)
  SELECT listing.id,
    (event.day + event.starts) AT TIME ZONE 'America/New_York',
    (event.day + event.ends) AT TIME ZONE 'America/New_York',
    true
  FROM json_to_recordset($1) AS event (key text, day date, starts time, ends time)
  JOIN listing ON listing.source = $2 AND listing.source_key = event.key`;

/**
 * Inserts listings with their first price and their open houses. One statement has thousands of rows as one JSON
 * text: that takes a third of the time of single parameters.
 */
async function storeListings(
  manager: EntityManager,
  homes: readonly DrawnListing[],
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

type Row = Record<string, unknown>;

/** Rows of the table `listing`, by column name. */
function listingRows(manager: EntityManager, homes: readonly DrawnListing[]): Row[] {
  const { columns } = manager.connection.getMetadata(Listing);
  return homes.map(({ listing }) => {
    const values: Row = { ...listing, digest: digestOf(listing), modifiedAt: listing.enteredAt };
    const known = columns.filter(({ propertyName }) => propertyName in values);
    return Object.fromEntries(
      known.map(({ databaseName, propertyName }) => [databaseName, values[propertyName]]),
    );
  });
}

/** Open houses by the key of the listing, in New York time. */
function viewingRows(homes: readonly DrawnListing[], now: Date): Row[] {
  return homes.flatMap(({ listing, viewing }) => {
    if (!viewing) return [];
    const { weekend, day, starts, ends } = viewing;
    return [{ key: listing.sourceKey, day: comingWeekend(now, weekend, day), starts, ends }];
  });
}
