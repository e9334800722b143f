import { FILTER_GROUPS, type FilterGroup } from '../../shared/search/change-search';
import type { ReadSearch } from '../../shared/search/read-search';
import {
  COMMUTE_FIELDS,
  RANGES,
  reversedRanges,
  type RangeName,
  type Search,
} from '../../shared/search/search';
import type { Facets } from './api/listing-search';

/** The filters that one button opens, by group. Words and map bounds have other controls. */
export const FILTER_PARTS: Record<'price' | 'rooms' | 'all', FilterGroup[]> = {
  price: ['price'],
  rooms: ['bedrooms', 'bathrooms'],
  all: [
    'price',
    'bedrooms',
    'bathrooms',
    'dwelling',
    'area',
    'place',
    'amenities',
    'nearby',
    'commute',
    'open_house',
  ],
};
export type FilterPart = keyof typeof FILTER_PARTS;

/** The URL parameters that the form of a part has fields for. */
export const fieldsOf = (part: FilterPart): string[] =>
  FILTER_PARTS[part].flatMap((group) => [
    ...FILTER_GROUPS[group],
    ...(group === 'commute' ? COMMUTE_FIELDS : []),
  ]);

/** Why a range is invalid: its ends are reversed, or one of them cannot be read. */
export type RangeErrorKind = 'order' | 'value';

export type RangeErrors = ReadonlyMap<RangeName, RangeErrorKind>;
export const NO_RANGE_ERRORS: RangeErrors = new Map();

/** The invalid ranges of a search. */
export const rangeErrors = ({ search, ignored }: ReadSearch): RangeErrors => {
  const errors = new Map<RangeName, RangeErrorKind>();
  for (const name of reversedRanges(search)) errors.set(name, 'order');
  for (const [name, ends] of Object.entries(RANGES)) {
    if (ends.some((end) => ignored.includes(end))) errors.set(name as RangeName, 'value');
  }
  return errors;
};

export interface FilterFieldsProps {
  part: FilterPart;
  base: Search;
  search: Search;
  errors: RangeErrors;
  facets: Facets | null;
  firstFacets: Facets | null;
}
