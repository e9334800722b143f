import { FILTER_GROUPS, type FilterGroup } from '../../shared/search/filter-groups';

/** What of the filters opens at once, by what it narrows. Words and the part of the map have places of their own. */
export const FILTER_PARTS: Record<'price' | 'rooms' | 'all', FilterGroup[]> = {
  price: ['price'],
  rooms: ['bedrooms', 'bathrooms'],
  all: ['price', 'bedrooms', 'bathrooms', 'dwelling', 'area', 'place', 'amenities', 'open_house'],
};
export type FilterPart = keyof typeof FILTER_PARTS;

/** The parameters that a part's form has fields for. */
export const fieldsOf = (part: FilterPart): string[] =>
  FILTER_PARTS[part].flatMap((group) => [...FILTER_GROUPS[group]]);
