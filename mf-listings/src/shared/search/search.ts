import type { MapBounds } from '@phantom/map';
import type { Borough, ListingType } from '../listing-types';

/** The orders of a list; the first is the default. */
export const SORTS = ['newest', 'price-asc', 'price-desc', 'area-desc'] as const;
export type Sort = (typeof SORTS)[number];

export const PROPERTY_TYPES = [
  'Apartment',
  'Condo',
  'Co-op',
  'House',
  'Townhouse',
  'Multi-family home',
  'Condop',
  'Mobile home',
  'Land',
] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

export const NUMBER_FIELDS = [
  'min_price',
  'max_price',
  'min_bedrooms',
  'max_bedrooms',
  'min_bathrooms',
  'min_area',
  'max_area',
] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

export const LIST_FIELDS = [
  'dwelling',
  'neighbourhood',
  'zip_code',
  'street',
  'amenities',
  'nearby',
  'commute',
  'within',
] as const;
export type ListField = (typeof LIST_FIELDS)[number];

/** The choices of the minutes of a commute. */
export const COMMUTE_MINUTES = [10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 75, 90];

/** The fields of a form that are a commute together: the station, and the minutes. */
export const COMMUTE_FIELDS = ['commute_to', 'commute_minutes'] as const;

/** Filters that are a day in New York, `2026-11-22`. */
export const DAY_FIELDS = ['open_house_from', 'open_house_to'] as const;
export type DayField = (typeof DAY_FIELDS)[number];

/**
 * A search, with the parameter names of the URL and the service. An absent field, or an empty list, filters
 * nothing. It is plain JSON.
 */
export interface Search
  extends Partial<Record<NumberField, number>>, Partial<Record<DayField, string>> {
  listingType: ListingType;
  /** Null: the whole city. */
  borough: Borough | null;
  /** Words that a listing's texts must contain. */
  q?: string;
  dwelling: PropertyType[];
  neighbourhood: string[];
  zip_code: string[];
  /** As in postal addresses, `E 55th St`. */
  street: string[];
  amenities: string[];
  /** What is within a walk, and the most minutes: `L-10`, `park-5`. */
  nearby: string[];
  /** A station of the subway, and the most minutes to it: `14 St (A C E)-35`. */
  commute: string[];
  /** Areas that were drawn on the map, see `drawn-area.ts`. */
  within: string[];
  bounds?: MapBounds;
  sort: Sort;
}

/** All listings of a type in a borough or the whole city, newest first. */
export const plainSearch = (listingType: ListingType, borough: Borough | null): Search => ({
  listingType,
  borough,
  dwelling: [],
  neighbourhood: [],
  zip_code: [],
  street: [],
  amenities: [],
  nearby: [],
  commute: [],
  within: [],
  sort: 'newest',
});

/** The fields of each range: from and to. */
export const RANGES = {
  price: ['min_price', 'max_price'],
  bedrooms: ['min_bedrooms', 'max_bedrooms'],
  area: ['min_area', 'max_area'],
  open_house: ['open_house_from', 'open_house_to'],
} as const;
export type RangeName = keyof typeof RANGES;

/** The ranges that end before they begin. No listing can match them. */
export const reversedRanges = (search: Search): RangeName[] =>
  (Object.keys(RANGES) as RangeName[]).filter((name) => {
    const [from, to] = RANGES[name].map((end) => search[end]);
    // Days in ISO 8601 sort like texts.
    return from !== undefined && to !== undefined && from > to;
  });

/** The search without reversed ranges, which the service would refuse. */
export const withoutReversedRanges = (search: Search): Search =>
  reversedRanges(search).reduce(
    (possible, name) => ({
      ...possible,
      ...Object.fromEntries(RANGES[name].map((end) => [end, undefined])),
    }),
    search,
  );
