import type { Borough, ListingType } from '../listing-types';
import { LIST_FIELDS, plainSearch, type ListField, type Search } from './search';
import { searchParams, searchPath } from './write-search';

/** The search without filters. Its order stays. */
export const withoutFilters = ({ listingType, borough, sort }: Search): Search => ({
  ...plainSearch(listingType, borough),
  sort,
});

export const isFiltered = (search: Search): boolean =>
  searchParams({ ...search, sort: 'newest' }).size > 0;

export const withChoice = (
  search: Search,
  field: ListField,
  value: string,
  isChosen: boolean,
): Search => {
  const others = (search[field] as string[]).filter((each) => each !== value);
  return { ...search, [field]: isChosen ? [...others, value] : others };
};

const NO_PLACES = { neighbourhood: [], zip_code: [], street: [], within: [], bounds: undefined };

/** The search in all of its borough or the city. */
export const withoutPlaces = (search: Search): Search => ({ ...search, ...NO_PLACES });

/**
 * The search in another list. Filters that are valid only in the old list are dropped: places within a borough,
 * and the price when it moves between buying and renting.
 */
export const movedTo = (
  search: Search,
  listingType: ListingType,
  borough: Borough | null,
): Search => {
  const moved: Search = { ...search, listingType, borough };
  // The places of a borough are places of the city too.
  if (borough !== search.borough && borough !== null) Object.assign(moved, NO_PLACES);
  if (listingType !== search.listingType) {
    delete moved.min_price;
    delete moved.max_price;
  }
  return moved;
};

/** Whether two searches request the same listings in the same order, whatever the order of their choices. */
export const isSameSearch = (one: Search, other: Search): boolean =>
  sortedPath(one) === sortedPath(other);

const sortedPath = (search: Search) => {
  const lists = LIST_FIELDS.map((name) => [name, [...search[name]].sort()]);
  return searchPath({ ...search, ...Object.fromEntries(lists) });
};

type FilterField = Exclude<keyof Search, 'listingType' | 'borough' | 'sort'>;

/** The filter groups with their fields. Neighbourhood and ZIP code are one group. */
export const FILTER_GROUPS = {
  words: ['q'],
  price: ['min_price', 'max_price'],
  bedrooms: ['min_bedrooms', 'max_bedrooms'],
  bathrooms: ['min_bathrooms'],
  dwelling: ['dwelling'],
  area: ['min_area', 'max_area'],
  place: ['neighbourhood', 'zip_code'],
  street: ['street'],
  amenities: ['amenities'],
  nearby: ['nearby'],
  commute: ['commute'],
  open_house: ['open_house_from', 'open_house_to'],
  bounds: ['bounds'],
  within: ['within'],
} as const satisfies Record<string, readonly FilterField[]>;
export type FilterGroup = keyof typeof FILTER_GROUPS;

export const activeGroups = (search: Search): FilterGroup[] =>
  (Object.keys(FILTER_GROUPS) as FilterGroup[]).filter((group) =>
    FILTER_GROUPS[group].some((field) => isSet(search[field])),
  );

const isSet = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined);

export const withoutGroup = (search: Search, group: FilterGroup): Search => {
  const rest: Search & Record<string, unknown> = { ...search };
  for (const field of FILTER_GROUPS[group]) {
    rest[field as string] = Array.isArray(search[field]) ? [] : undefined;
  }
  return rest;
};
