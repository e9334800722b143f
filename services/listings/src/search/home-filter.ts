import type { Borough } from '../geography/borough.js';
import type { Offer } from '../listing/listing.entity.js';
import type { Home, Place, Profile } from './home.js';

/** Both ends belong to it. */
export interface Range {
  from: number;
  to: number;
}

/** Degrees, WGS84. The edges belong to it. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Which homes are looked for: all that pass every one of these. */
export interface HomeFilter {
  offer?: Offer;
  /** Null is a place that is no borough, where no home is. */
  borough?: Borough | null;
  /** Has an open house to come that begins from then on, and before. */
  openHouse?: { from: number; before: number };
  /** Each begins one of a home's words. */
  words?: readonly string[];
  price?: Range;
  area?: Range;
  bedrooms?: Range;
  bathrooms?: Range;
  dwellings?: readonly string[];
  /** In one of these. */
  localities?: { neighbourhoods: readonly string[]; zipCodes: readonly string[] };
  /** On one of these. */
  streets?: readonly string[];
  amenities?: readonly string[];
  bounds?: Bounds;
}

const isWithin = (value: number | null, range: Range | undefined): boolean =>
  !range || (value !== null && value >= range.from && value <= range.to);

export const isDwellingWanted = ({ dwellings }: HomeFilter, { dwelling }: Profile): boolean =>
  !dwellings || (dwelling !== null && dwellings.includes(dwelling));

export const areBedroomsWanted = (filter: HomeFilter, profile: Profile): boolean =>
  isWithin(profile.bedrooms, filter.bedrooms);

export const areBathroomsWanted = (filter: HomeFilter, profile: Profile): boolean =>
  isWithin(profile.bathrooms, filter.bathrooms);

export const isProfileWanted = (filter: HomeFilter, profile: Profile): boolean =>
  isDwellingWanted(filter, profile) &&
  areBedroomsWanted(filter, profile) &&
  areBathroomsWanted(filter, profile);

export const isPlaceWanted = ({ localities }: HomeFilter, place: Place): boolean =>
  !localities ||
  (place.neighbourhood !== null && localities.neighbourhoods.includes(place.neighbourhood)) ||
  (place.zipCode !== null && localities.zipCodes.includes(place.zipCode));

export const isStreetWanted = ({ streets }: HomeFilter, street: Home['street']): boolean =>
  !streets || (street !== null && streets.includes(street));

export const areAmenitiesWanted = ({ amenities }: HomeFilter, had: Home['amenities']): boolean =>
  !amenities || amenities.every((amenity) => had.includes(amenity));
