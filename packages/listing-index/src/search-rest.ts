import { type AreaShape, areaShape, type Bounds, isInArea } from './area.js';
import type { IndexedListing } from './indexed-listing.js';
import {
  type ListingFilter,
  matchesAmenities,
  matchesCommutes,
  matchesLocality,
  matchesNearby,
  matchesProfile,
  matchesStreet,
} from './listing-filter.js';
import { hasWordFrom } from './words.js';

/** What of a search its postings leave open. */
export interface Rest {
  filter: ListingFilter;
  shapes: readonly AreaShape[] | undefined;
}

/** @param filter the parts that are left */
export const restOf = (filter: ListingFilter): Rest => ({
  filter,
  shapes: filter.areas?.map(areaShape),
});

/** The cheapest tests come first. @param textsOfListing as `plainText` gives them */
export const matchesRest = (
  { filter, shapes }: Rest,
  listing: IndexedListing,
  now: number,
  textsOfListing: () => readonly string[],
): boolean =>
  matchesProfile(filter, listing) &&
  matchesLocality(filter, listing) &&
  matchesStreet(filter, listing.street) &&
  matchesAmenities(filter, listing.amenities) &&
  matchesNearby(filter, listing.nearby) &&
  matchesCommutes(filter, listing.stations) &&
  isOnMap(filter.bounds, shapes, listing) &&
  hasOpenHouse(filter, listing, now) &&
  (!filter.words || startWords(filter.words, textsOfListing()));

function isOnMap(
  bounds: Bounds | undefined,
  shapes: readonly AreaShape[] | undefined,
  { longitude, latitude }: IndexedListing,
): boolean {
  if (!bounds && !shapes) return true;
  if (longitude === null || latitude === null) return false;
  return (
    isInBounds(bounds, longitude, latitude) &&
    (!shapes || shapes.some((shape) => isInArea(shape, longitude, latitude)))
  );
}

function isInBounds(bounds: Bounds | undefined, longitude: number, latitude: number): boolean {
  if (!bounds) return true;
  const [west, south, east, north] = bounds;
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

const hasOpenHouse = (
  { openHouse }: ListingFilter,
  { openHouses }: IndexedListing,
  now: number,
): boolean =>
  !openHouse ||
  openHouses.some(
    ({ startsAt, endsAt }) =>
      endsAt > now && startsAt >= openHouse.from && startsAt < openHouse.before,
  );

/** Whether each prefix is the beginning of a word. @param texts as `plainText` gives them */
const startWords = (prefixes: readonly string[], texts: readonly string[]): boolean =>
  prefixes.every((prefix) => texts.some((text) => hasWordFrom(text, prefix)));
