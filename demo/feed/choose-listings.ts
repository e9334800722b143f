import type { Borough } from '@phantom/listings-service';
import type { ResoListing } from '@phantom/listings-service';
import { neighbourhoodByZip, neighbourhoodNamed } from './neighbourhoods.js';
import { hash } from './random.js';
import { parseStreet } from './street.js';

const shownKinds = new Set([
  'Condominium',
  'Condop',
  'Multi Family',
  'Single Family Residence',
  'Stock Cooperative',
  'Townhouse',
]);

const houses = new Set(['Multi Family', 'Single Family Residence', 'Townhouse']);

/** Whether the demo feed can show a sale: a known kind of dwelling, a known location, plausible figures. */
export function isShownSale(listing: ResoListing): listing is SaleListing {
  const isKnown =
    listing.PropertySubType && shownKinds.has(listing.PropertySubType) && listing.Latitude;
  return (
    Boolean(isKnown) && hasSaneFigures(listing) && isOnAStreet(listing) && isWhereItsZipIs(listing)
  );
}

/** Whether the demo feed can show a rental: it needs a neighborhood in which it can make up an address. */
export function isShownRental(listing: ResoListing): listing is RentalListing {
  const floor = listing.EntryLevel;
  const isKnown =
    listing.ListPrice && listing.BedroomsTotal !== null && listing.BathroomsTotalDecimal;
  const isInASaneBuilding = floor && floor <= (listing.Borough === 'manhattan' ? 30 : 8);
  return Boolean(isKnown && isInASaneBuilding) && placeOf(listing) !== undefined;
}

/** The neighborhood of a rental. */
export function placeOf({ Borough, SubdivisionName }: ResoListing) {
  return SubdivisionName ? neighbourhoodNamed(Borough, SubdivisionName) : undefined;
}

/**
 * Takes listings from groups in turn (kinds of dwelling, neighborhoods), in a random order, so that a small selection
 * is as varied as the feed.
 */
export function roundRobin<T extends ResoListing>(
  listings: readonly T[],
  groupOf: (listing: T) => string,
  count: number,
): T[] {
  const groups = new Map<string, T[]>();
  for (const listing of [...listings].sort(byHash)) {
    const group = groupOf(listing);
    groups.set(group, [...(groups.get(group) ?? []), listing]);
  }
  const queues = [...groups.values()];
  const rounds = Math.max(0, ...queues.map((queue) => queue.length));
  const turns = Array.from({ length: rounds }, (_, turn) =>
    queues.flatMap((queue) => queue[turn] ?? []),
  );
  return turns.flat().slice(0, count);
}

export const inBorough =
  (borough: Borough) =>
  <T extends ResoListing>(listing: T): boolean =>
    listing.Borough === borough;

function byHash(a: ResoListing, b: ResoListing): number {
  return hash(a.ListingKey) - hash(b.ListingKey);
}

function hasSaneFigures({ ListPrice: price, BedroomsTotal: beds, LivingArea: area }: ResoListing) {
  if (!price || price < 150_000 || price > 25_000_000) return false;
  if (!beds || beds > 12) return false;
  return area === null || area / beds > 220;
}

function isOnAStreet({ UnparsedAddress, PropertySubType }: ResoListing): boolean {
  const address = UnparsedAddress ?? '';
  if (!parseStreet(address) || /\d{5}/.test(address) || address.length >= 40) return false;
  // A house with the number of a flat is a flat that was listed wrongly.
  return !houses.has(PropertySubType ?? '') || !/ (unit|apt|fl|#)/i.test(address);
}

function isWhereItsZipIs({ Borough, PostalCode }: ResoListing): boolean {
  return neighbourhoodByZip(Borough, PostalCode ?? '') !== undefined;
}

/** A sale with all fields that the demo feed needs. */
export interface SaleListing extends ResoListing {
  PropertySubType: NonNullable<ResoListing['PropertySubType']>;
  ListPrice: number;
  UnparsedAddress: string;
  PostalCode: string;
  Latitude: number;
  Longitude: number;
}

/** A rental with all fields that the demo feed needs. */
export interface RentalListing extends ResoListing {
  ListPrice: number;
  BedroomsTotal: number;
  EntryLevel: number;
}
