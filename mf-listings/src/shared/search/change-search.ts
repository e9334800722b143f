import type { Borough, ListingTab } from '../sections';
import { LIST_FIELDS, plainSearch, type ListField, type Search } from './search';
import { searchParams, searchPath } from './write-search';

/** The same search without a single filter; what it is ordered by stays. */
export const withoutFilters = ({ tab, borough, sort }: Search): Search => ({
  ...plainSearch(tab, borough),
  sort,
});

/** Whether anything narrows the list. */
export const isFiltered = (search: Search): boolean =>
  searchParams({ ...search, sort: 'newest' }).size > 0;

/** The search with one more choice, or with one less. */
export const withChoice = (
  search: Search,
  field: ListField,
  value: string,
  isChosen: boolean,
): Search => {
  const others = (search[field] as string[]).filter((each) => each !== value);
  return { ...search, [field]: isChosen ? [...others, value] : others };
};

const NO_PLACES = { neighbourhood: [], zip_code: [], street: [], bounds: undefined };

/** The same search in all of its borough, or of the city. */
export const withoutPlaces = (search: Search): Search => ({ ...search, ...NO_PLACES });

/**
 * The same search elsewhere. What has a meaning in the old place alone is left behind: places within a borough, and
 * between buying and renting the price.
 */
export const movedTo = (search: Search, tab: ListingTab, borough: Borough | null): Search => {
  const moved: Search = { ...search, tab, borough };
  // The places of a borough are places of the city too.
  if (borough !== search.borough && borough !== null) Object.assign(moved, NO_PLACES);
  if (tab !== search.tab) {
    delete moved.min_price;
    delete moved.max_price;
  }
  return moved;
};

/** Whether two searches ask for the same homes in the same order, however their choices are sorted. */
export const isSameSearch = (one: Search, other: Search): boolean =>
  sortedPath(one) === sortedPath(other);

const sortedPath = (search: Search) => {
  const lists = LIST_FIELDS.map((name) => [name, [...search[name]].sort()]);
  return searchPath({ ...search, ...Object.fromEntries(lists) });
};
