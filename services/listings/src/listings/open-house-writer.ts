import type { EntityManager } from 'typeorm';

/**
 * The beginning and the end of an open house, as PostgreSQL reads a `timestamptz`: `2026-11-28T18:00:00Z`, or with the name
 * of a time zone, `2026-11-28 13:00 America/New_York`.
 */
export interface OpenHousePeriod {
  startsAt: string;
  endsAt: string;
}

/** The open houses of a listing. */
interface ListingOpenHouses {
  sourceKey: string;
  openHouses: readonly OpenHousePeriod[];
}

const WANTED = `
  SELECT listing.id AS listing_id, wanted.starts_at, wanted.ends_at
  FROM jsonb_to_recordset($2) AS wanted (
    source_key text, starts_at timestamptz, ends_at timestamptz)
  JOIN listing ON listing.source = $1 AND listing.source_key = wanted.source_key
  WHERE wanted.ends_at > wanted.starts_at`;

const DELETE_OTHERS = `
  WITH wanted AS (${WANTED})
  DELETE FROM open_house USING listing
  WHERE listing.id = open_house.listing_id
    AND listing.source = $1 AND listing.source_key = ANY ($3::text[])
    AND (open_house.listing_id, open_house.starts_at)
      NOT IN (SELECT listing_id, starts_at FROM wanted)`;

const UPSERT = `
  INSERT INTO open_house (listing_id, starts_at, ends_at, synthetic)
  SELECT listing_id, starts_at, max(ends_at), $3::boolean FROM (${WANTED}) AS wanted
  GROUP BY listing_id, starts_at
  ON CONFLICT (listing_id, starts_at) DO UPDATE SET ends_at = excluded.ends_at
  WHERE open_house.ends_at <> excluded.ends_at`;

/** Sets the open houses of listings. What is stored already does not change. @param synthetic made up for the demo */
export async function writeOpenHouses(
  manager: EntityManager,
  source: string,
  listings: readonly ListingOpenHouses[],
  synthetic = false,
): Promise<void> {
  if (listings.length === 0) return;
  const wanted = listings.flatMap(({ sourceKey, openHouses }) =>
    openHouses.map(({ startsAt, endsAt }) => ({
      ...{ source_key: sourceKey, starts_at: startsAt, ends_at: endsAt },
    })),
  );
  const json = JSON.stringify(wanted);
  const keys = listings.map(({ sourceKey }) => sourceKey);
  await manager.query(DELETE_OTHERS, [source, json, keys]);
  await manager.query(UPSERT, [source, json, synthetic]);
}
