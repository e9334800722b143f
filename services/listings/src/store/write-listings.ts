import { In, type EntityManager } from 'typeorm';
import { Listing } from '../listing/listing.entity.js';
import { digestOf, type NewListing } from './new-listing.js';

export type Written = 'new' | 'changed' | 'unchanged';

/**
 * Brings the database to what one source says of these listings: inserts what is new, updates what changed and
 * leaves the rest untouched.
 *
 * @param listings of one source, no two with the same key, few enough for one statement (some hundreds)
 * @returns what became of each, in their order
 */
export async function writeListings(
  manager: EntityManager,
  source: string,
  listings: readonly NewListing[],
): Promise<Written[]> {
  const known = await digestsOf(manager, source, listings);
  const rows = listings.map((listing) => ({ ...listing, digest: digestOf(listing) }));
  const fates = rows.map(({ sourceKey, digest }) => fateOf(known.get(sourceKey), digest));

  const modifiedAt = new Date();
  const different = rows.filter((_, index) => fates[index] !== 'unchanged');
  if (different.length > 0) {
    const values = different.map((row) => ({ ...row, modifiedAt }));
    await manager.upsert(Listing, values, ['source', 'sourceKey']);
  }
  return fates;
}

async function digestsOf(
  manager: EntityManager,
  source: string,
  listings: readonly NewListing[],
): Promise<Map<string, string>> {
  const known = await manager.find(Listing, {
    select: { sourceKey: true, digest: true },
    where: { source, sourceKey: In(listings.map(({ sourceKey }) => sourceKey)) },
  });
  return new Map(known.map(({ sourceKey, digest }) => [sourceKey, digest]));
}

function fateOf(known: string | undefined, digest: string): Written {
  if (known === undefined) return 'new';
  return known === digest ? 'unchanged' : 'changed';
}
