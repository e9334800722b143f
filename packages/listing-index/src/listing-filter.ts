import type { Area, Bounds } from './area.js';
import type { IndexedListing, Locality, Profile } from './indexed-listing.js';

/** Both ends are included. */
export interface Range {
  from: number;
  to: number;
}

/** The way to a place by way of a station. */
export interface Commute {
  /** The most minutes of the whole way. */
  within: number;
  /** By the number of a station: the minutes from there. A station without a value leads nowhere. */
  minutesFrom: readonly number[];
}

/** A listing matches when it passes every part that is set. */
export interface ListingFilter {
  transactionType?: IndexedListing['transactionType'];
  /** Null matches nothing: the place that was asked for is not a borough. */
  borough?: string | null;
  /** Has an open house that has not ended and begins at `from` or later, and before `before`. */
  openHouse?: { from: number; before: number };
  /** Each is the beginning of a word in the texts of the listing. */
  words?: readonly string[];
  price?: Range;
  area?: Range;
  bedrooms?: Range;
  bathrooms?: Range;
  /** Is one of these. */
  dwellings?: readonly string[];
  /** Lies in one of these neighbourhoods or ZIP codes. */
  localities?: { neighbourhoods: readonly string[]; zipCodes: readonly string[] };
  /** Lies on one of these. */
  streets?: readonly string[];
  /** Has all of these. */
  amenities?: readonly string[];
  /** Is near all of these. */
  nearby?: readonly string[];
  /** All of these are possible from it. */
  commutes?: readonly Commute[];
  bounds?: Bounds;
  /** Lies in one of these. */
  areas?: readonly Area[];
}

const isWithin = (value: number | null, range: Range | undefined): boolean =>
  !range || (value !== null && value >= range.from && value <= range.to);

export const matchesDwelling = ({ dwellings }: ListingFilter, { dwelling }: Profile): boolean =>
  !dwellings || (dwelling !== null && dwellings.includes(dwelling));

export const matchesBedrooms = (filter: ListingFilter, profile: Profile): boolean =>
  isWithin(profile.bedrooms, filter.bedrooms);

export const matchesBathrooms = (filter: ListingFilter, profile: Profile): boolean =>
  isWithin(profile.bathrooms, filter.bathrooms);

export const matchesProfile = (filter: ListingFilter, profile: Profile): boolean =>
  matchesDwelling(filter, profile) &&
  matchesBedrooms(filter, profile) &&
  matchesBathrooms(filter, profile);

export const matchesLocality = ({ localities }: ListingFilter, locality: Locality): boolean =>
  !localities ||
  (locality.neighbourhood !== null && localities.neighbourhoods.includes(locality.neighbourhood)) ||
  (locality.zipCode !== null && localities.zipCodes.includes(locality.zipCode));

export const matchesStreet = (
  { streets }: ListingFilter,
  street: IndexedListing['street'],
): boolean => !streets || (street !== null && streets.includes(street));

export const matchesAmenities = (
  { amenities }: ListingFilter,
  present: IndexedListing['amenities'],
): boolean => !amenities || amenities.every((amenity) => present.includes(amenity));

export const matchesNearby = (
  { nearby }: ListingFilter,
  present: IndexedListing['nearby'],
): boolean => !nearby || nearby.every((place) => present.includes(place));

export const matchesCommutes = (
  { commutes }: ListingFilter,
  stations: IndexedListing['stations'],
): boolean =>
  !commutes ||
  commutes.every(({ within, minutesFrom }) =>
    stations.some(({ station, minutes }) => minutes + (minutesFrom[station] ?? Infinity) <= within),
  );
