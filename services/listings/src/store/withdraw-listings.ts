import { IsNull, type EntityManager, type FindOperator } from 'typeorm';
import { Listing } from '../listing/listing.entity.js';

/**
 * Marks listings of a source off the market. None is ever deleted: enquiries and favourites point to them, and
 * what comes back keeps its id and its history.
 *
 * @param keys which of the source's listings, such as `In([…])`; those that are off it already stay as they are
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
