import type { Borough } from '../../geography/borough.js';
import type { ResoListing } from '../../reso/reso-listing.js';
import { neighbourhoodByZip, neighbourhoodNamed } from './neighbourhoods.js';
import { hash } from './random.js';
import type { RentalHome, SaleHome } from './shown-home.js';
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

/** Whether the demo feed can show this sale: a dwelling of a known kind, at a known place, with sane figures. */
export function isShownSale(home: ResoListing): home is SaleHome {
  const isKnown = home.PropertySubType && shownKinds.has(home.PropertySubType) && home.Latitude;
  return Boolean(isKnown) && hasSaneFigures(home) && isOnAStreet(home) && isWhereItsZipIs(home);
}

/** Whether it can show this rental: in a neighborhood that it can give an address in. */
export function isShownRental(home: ResoListing): home is RentalHome {
  const floor = home.EntryLevel;
  const isKnown = home.ListPrice && home.BedroomsTotal !== null && home.BathroomsTotalDecimal;
  const isInASaneBuilding = floor && floor <= (home.Borough === 'manhattan' ? 30 : 8);
  return Boolean(isKnown && isInASaneBuilding) && placeOf(home) !== undefined;
}

/** The neighborhood that a rental names. */
export function placeOf({ Borough, SubdivisionName }: ResoListing) {
  return SubdivisionName ? neighbourhoodNamed(Borough, SubdivisionName) : undefined;
}

/**
 * Takes turns among groups (kinds of dwelling, neighborhoods), each in an order that looks like chance, so that
 * a small choice is as varied as the feed.
 */
export function takeInTurns<T extends ResoListing>(
  homes: readonly T[],
  groupOf: (home: T) => string,
  count: number,
): T[] {
  const groups = new Map<string, T[]>();
  for (const home of [...homes].sort(byChance)) {
    const group = groupOf(home);
    groups.set(group, [...(groups.get(group) ?? []), home]);
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
  <T extends ResoListing>(home: T): boolean =>
    home.Borough === borough;

function byChance(a: ResoListing, b: ResoListing): number {
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
