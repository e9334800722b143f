import type { TFunction } from '@phantom/mf-kit';
import { withChoice } from './change-search';
import { withoutGroup, type FilterGroup } from './filter-groups';
import {
  areaLabel,
  bathroomsLabel,
  bedroomsLabel,
  choiceLabel,
  openHouseLabel,
  priceLabel,
} from './filter-label';
import type { ListField, Search } from './search';

/** One thing that a search asks for, in the visitor's words. */
export interface ActiveFilter {
  /** Tells it from the others. */
  key: string;
  group: FilterGroup;
  /** `2+ bedrooms`, `Astoria`. */
  label: string;
  /** The search without it. */
  rest: Search;
}

/** All that a search asks for beside tab, borough and order: what it is named by, and what can be taken off it. */
export const activeFilters = (search: Search, t: TFunction): ActiveFilter[] => {
  const whole = (group: FilterGroup, label: string | undefined): ActiveFilter[] =>
    label === undefined ? [] : [{ key: group, group, label, rest: withoutGroup(search, group) }];
  const each = (group: FilterGroup, field: ListField): ActiveFilter[] =>
    search[field].map((value) => ({
      key: `${field}:${value}`,
      group,
      label: choiceLabel(field, value, t),
      rest: withChoice(search, field, value, false),
    }));
  return [
    ...whole('words', search.q && t('filters.label.words', { words: search.q })),
    ...each('place', 'neighbourhood'),
    ...each('place', 'zip_code'),
    ...each('street', 'street'),
    ...whole('price', priceLabel(search, t)),
    ...whole('bedrooms', bedroomsLabel(search, t)),
    ...whole('bathrooms', bathroomsLabel(search, t)),
    ...each('dwelling', 'dwelling'),
    ...whole('area', areaLabel(search, t)),
    ...each('amenities', 'amenities'),
    ...whole('open_house', openHouseLabel(search, t)),
    ...whole('bounds', search.bounds && t('filters.label.bounds')),
  ];
};
