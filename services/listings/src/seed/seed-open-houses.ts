import type { EntityManager } from 'typeorm';
import type { DemoListing } from './demo-listing.js';
import { comingWeekend } from './coming-weekend.js';
import { DEMO_SOURCE } from './demo-rows.js';

// PostgreSQL applies the daylight saving time of New York.
const wanted = `
  SELECT listing.id AS listing_id,
    (event.day + event.starts) AT TIME ZONE 'America/New_York' AS starts_at,
    (event.day + event.ends) AT TIME ZONE 'America/New_York' AS ends_at
  FROM jsonb_to_recordset($1) AS event (key text, day date, starts time, ends time)
  JOIN listing ON listing.source = $2 AND listing.source_key = event.key`;

const DELETE_OTHERS = `
  WITH wanted AS (${wanted})
  DELETE FROM open_house USING listing
  WHERE listing.id = open_house.listing_id AND listing.source = $2
    AND (open_house.listing_id, open_house.starts_at) NOT IN (SELECT listing_id, starts_at FROM wanted)`;

const INSERT_MISSING = `
  INSERT INTO open_house (listing_id, starts_at, ends_at, synthetic)
  SELECT listing_id, starts_at, ends_at, true FROM (${wanted}) AS wanted
  ON CONFLICT (listing_id, starts_at) DO NOTHING`;

/** Sets the open houses of the demo listings to the weekends after `now`. */
export async function seedOpenHouses(
  manager: EntityManager,
  listings: readonly DemoListing[],
  now: Date,
): Promise<void> {
  const events = listings.flatMap(({ key, open_house: event }) =>
    event ? [{ ...event, key, day: comingWeekend(now, event.weekend, event.day) }] : [],
  );
  const parameters = [JSON.stringify(events), DEMO_SOURCE];
  await manager.query(DELETE_OTHERS, parameters);
  await manager.query(INSERT_MISSING, parameters);
}
