import type { Search } from './search';

type FilterField = Exclude<keyof Search, 'tab' | 'borough' | 'sort'>;

/** What narrows a list, each with the fields that say it together. Homes lie in a neighbourhood or in a ZIP code. */
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
  open_house: ['open_house_from', 'open_house_to'],
  bounds: ['bounds'],
} as const satisfies Record<string, readonly FilterField[]>;
export type FilterGroup = keyof typeof FILTER_GROUPS;

/** The groups of which a search says something. */
export const activeGroups = (search: Search): FilterGroup[] =>
  (Object.keys(FILTER_GROUPS) as FilterGroup[]).filter((group) =>
    FILTER_GROUPS[group].some((field) => isSaid(search[field])),
  );

const isSaid = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined);

/** The search without all that a group says. */
export const withoutGroup = (search: Search, group: FilterGroup): Search => {
  const rest: Search & Record<string, unknown> = { ...search };
  for (const field of FILTER_GROUPS[group]) {
    rest[field as string] = Array.isArray(search[field]) ? [] : undefined;
  }
  return rest;
};
