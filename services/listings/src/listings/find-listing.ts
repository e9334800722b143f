import { UnprocessableError } from '@phantom/service-kit';
import { type EntityManager, Not } from 'typeorm';
import { LISTING_MESSAGES } from '../common/messages.js';
import { Listing, OWN_SOURCE } from './listing.entity.js';
import { listingIdIn } from '../own-listings/correction.type.js';

// The street finds the few rows by an index.
const AT_ADDRESS = `
  SELECT id FROM listing
  WHERE street_of(unparsed_address) = street_of($1) AND lower(unparsed_address) = lower($1)
    AND standard_status <> 'Withdrawn' AND unparsed_address IS NOT NULL AND source <> $2`;

/** Which homes are meant: all, or those of the feeds. */
type Scope = 'all' | 'feeds';

/**
 * The listing that an employee names by its id, its address, or the address of its page.
 *
 * @throws UnprocessableError where none or several are meant
 */
export async function findListing(
  manager: EntityManager,
  home: string,
  scope: Scope,
): Promise<Listing> {
  const id = listingIdIn(home) ?? (await idAtAddress(manager, home, scope));
  const ofFeeds = scope === 'feeds' && { source: Not(OWN_SOURCE) };
  const listing = await manager.findOneBy(Listing, { id, ...ofFeeds });
  if (!listing) throw unknownHome(scope);
  return listing;
}

async function idAtAddress(manager: EntityManager, home: string, scope: Scope): Promise<number> {
  const [line = ''] = home.split(',');
  const parameters = [line.trim(), scope === 'feeds' ? OWN_SOURCE : ''];
  const found = await manager.query<{ id: number }[]>(AT_ADDRESS, parameters);
  const [first, ...others] = found;
  if (!first) throw unknownHome(scope);
  if (others.length > 0) throw new UnprocessableError(LISTING_MESSAGES.severalHomes);
  return first.id;
}

const unknownHome = (scope: Scope) =>
  new UnprocessableError(LISTING_MESSAGES[scope === 'feeds' ? 'noSuchHome' : 'unknownHome']);
