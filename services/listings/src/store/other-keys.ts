import type { DataSource, EntityManager } from 'typeorm';

/** A home as its source knows it. */
export interface KnownHome {
  id: number;
  key: string;
  onMarket: boolean;
}

const home = `listing.id, listing.source_key AS key, listing.off_market_at IS NULL AS "onMarket"`;

/** The homes that a source has listed under further keys too, by each of these. */
export async function homesByOtherKey(
  { manager }: DataSource,
  source: string,
): Promise<Map<string, KnownHome>> {
  const rows = await manager.query<(KnownHome & { other: string })[]>(
    `SELECT other.source_key AS other, ${home}
     FROM listing_other_key AS other JOIN listing ON listing.id = other.listing_id
     WHERE other.source = $1`,
    [source],
  );
  return new Map(rows.map(({ other, ...known }) => [other, known]));
}

/** The homes that are kept under these keys. */
export async function homesByKey(
  { manager }: DataSource,
  source: string,
  keys: readonly string[],
): Promise<Map<string, KnownHome>> {
  const rows = await manager.query<KnownHome[]>(
    `SELECT ${home} FROM listing WHERE source = $1 AND source_key = ANY ($2::text[])`,
    [source, keys],
  );
  return new Map(rows.map((known) => [known.key, known]));
}

const dropThoseOfTheirOwn = `
  DELETE FROM listing_other_key WHERE source = $1 AND source_key = ANY ($2::text[])`;

const keepOthers = `
  INSERT INTO listing_other_key (source, source_key, listing_id)
  SELECT listing.source, other.key, listing.id
  FROM unnest($2::text[], $3::text[]) AS other (key, kept)
  JOIN listing ON listing.source = $1 AND listing.source_key = other.kept
  ON CONFLICT (source, source_key) DO UPDATE SET listing_id = excluded.listing_id
  WHERE listing_other_key.listing_id <> excluded.listing_id`;

// What was another key of a home that is now kept under another itself goes along.
const passOn = `
  UPDATE listing_other_key AS other SET listing_id = further.listing_id
  FROM listing JOIN listing_other_key AS further USING (source, source_key)
  WHERE other.listing_id = listing.id AND other.source = $1`;

/**
 * Remembers under which further keys a source lists its homes.
 *
 * @param keptAs by such a key, the key under which the home is kept
 * @param own keys that were such and are those of homes of their own again
 */
export async function keepOtherKeys(
  manager: EntityManager,
  source: string,
  keptAs: ReadonlyMap<string, string>,
  own: readonly string[],
): Promise<void> {
  await manager.query(dropThoseOfTheirOwn, [source, own]);
  await manager.query(keepOthers, [source, [...keptAs.keys()], [...keptAs.values()]]);
  await manager.query(passOn, [source]);
}
