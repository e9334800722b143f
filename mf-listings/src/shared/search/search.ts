import type { Borough, ListingTab } from '../sections';

/** What the list is ordered by; the first where nothing is said. */
export const SORTS = ['newest', 'price-asc', 'price-desc', 'area-desc'] as const;
export type Sort = (typeof SORTS)[number];

/** The kinds of dwelling, in the words of the service. */
export const DWELLINGS = [
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
export type Dwelling = (typeof DWELLINGS)[number];

/** A part of the map, in degrees. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Filters that are one number. */
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

/** Filters that take several values. */
export const LIST_FIELDS = [
  'dwelling',
  'neighbourhood',
  'zip_code',
  'street',
  'amenities',
] as const;
export type ListField = (typeof LIST_FIELDS)[number];

/** Filters that are a day in New York, `2026-11-22`. */
export const DAY_FIELDS = ['open_house_from', 'open_house_to'] as const;
export type DayField = (typeof DAY_FIELDS)[number];

/**
 * What a visitor looks for, in the words that the address and the service share. What is absent, or an empty list,
 * narrows nothing. Survives JSON.
 */
export interface Search
  extends Partial<Record<NumberField, number>>, Partial<Record<DayField, string>> {
  tab: ListingTab;
  /** Null: the whole city. */
  borough: Borough | null;
  /** Words that a home's texts have to have. */
  q?: string;
  dwelling: Dwelling[];
  neighbourhood: string[];
  zip_code: string[];
  /** As it stands in addresses, `E 55th St`. */
  street: string[];
  amenities: string[];
  bounds?: Bounds;
  sort: Sort;
}

/** All homes of a tab in a borough or the whole city, newest first. */
export const plainSearch = (tab: ListingTab, borough: Borough | null): Search => ({
  tab,
  borough,
  dwelling: [],
  neighbourhood: [],
  zip_code: [],
  street: [],
  amenities: [],
  sort: 'newest',
});
