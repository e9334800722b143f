import type { DataSource, EntityManager } from 'typeorm';

export interface KnownListing {
  id: number;
  key: string;
  onMarket: boolean;
}

const KNOWN_LISTING = `listing.id, listing.source_key AS key, listing.off_market_at IS NULL AS "onMarket"`;

/** The listings of a source that have other keys, by each of these keys. */
export async function listingsByOtherKey(
  { manager }: DataSource,
  source: string,
): Promise<Map<string, KnownListing>> {
  const rows = await manager.query<(KnownListing & { other: string })[]>(
    `SELECT other.source_key AS other, ${KNOWN_LISTING}
     FROM listing_other_key AS other JOIN listing ON listing.id = other.listing_id
     WHERE other.source = $1`,
    [source],
  );
  return new Map(rows.map(({ other, ...known }) => [other, known]));
}

/** The listings with these canonical keys. */
export async function listingsByKey(
  { manager }: DataSource,
  source: string,
  keys: readonly string[],
): Promise<Map<string, KnownListing>> {
  const rows = await manager.query<KnownListing[]>(
    `SELECT ${KNOWN_LISTING} FROM listing WHERE source = $1 AND source_key = ANY ($2::text[])`,
    [source, keys],
  );
  return new Map(rows.map((known) => [known.key, known]));
}

const DELETE_INDEPENDENT = `
  DELETE FROM listing_other_key WHERE source = $1 AND source_key = ANY ($2::text[])`;

const UPSERT_OTHER_KEYS = `
  INSERT INTO listing_other_key (source, source_key, listing_id)
  SELECT listing.source, other.key, listing.id
  FROM unnest($2::text[], $3::text[]) AS other (key, canonical)
  JOIN listing ON listing.source = $1 AND listing.source_key = other.canonical
  ON CONFLICT (source, source_key) DO UPDATE SET listing_id = excluded.listing_id
  WHERE listing_other_key.listing_id <> excluded.listing_id`;

// When the canonical key of a listing becomes an other key, the other keys of that listing move along.
const MOVE_OTHER_KEYS = `
  UPDATE listing_other_key AS other SET listing_id = further.listing_id
  FROM listing JOIN listing_other_key AS further USING (source, source_key)
  WHERE other.listing_id = listing.id AND other.source = $1`;

/** @param canonicalKeys by other key @param independentKeys other keys that now belong to listings of their own */
export async function saveOtherKeys(
  manager: EntityManager,
  source: string,
  canonicalKeys: ReadonlyMap<string, string>,
  independentKeys: readonly string[],
): Promise<void> {
  await manager.query(DELETE_INDEPENDENT, [source, independentKeys]);
  await manager.query(UPSERT_OTHER_KEYS, [
    source,
    [...canonicalKeys.keys()],
    [...canonicalKeys.values()],
  ]);
  await manager.query(MOVE_OTHER_KEYS, [source]);
}
