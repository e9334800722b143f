import type { TFunction } from '@phantom/mf-kit';
import { amenityName, propertyTypeName } from '../listing-texts';
import { listHeading } from '../listing-types';
import { withChoice, withoutGroup, type FilterGroup } from './change-search';
import type { ListField, Search } from './search';

/** More do not fit into the title. */
const MAX_NAMED_FILTERS = 3;

/** The title of a search, like `Homes for sale in Queens: Astoria, 2+ bedrooms`. */
export const searchName = (search: Search, t: TFunction): string => {
  const list = listHeading(search.listingType, search.borough, t);
  const labels = activeFilters(search, t).map(({ label }) => label);
  if (labels.length === 0) return list;
  const more = labels.length > MAX_NAMED_FILTERS ? '…' : '';
  return t('search.name', { list, filters: labels.slice(0, MAX_NAMED_FILTERS).join(', ') + more });
};

interface ActiveFilter {
  key: string;
  group: FilterGroup;
  /** `2+ bedrooms`, `Astoria`. */
  label: string;
  rest: Search;
}

export const activeFilters = (search: Search, t: TFunction): ActiveFilter[] => {
  const groupFilter = (group: FilterGroup, label: string | undefined): ActiveFilter[] =>
    label === undefined ? [] : [{ key: group, group, label, rest: withoutGroup(search, group) }];
  const valueFilters = (group: FilterGroup, field: ListField): ActiveFilter[] =>
    search[field].map((value) => ({
      key: `${field}:${value}`,
      group,
      label: choiceLabel(field, value, t),
      rest: withChoice(search, field, value, false),
    }));
  return [
    ...groupFilter('words', search.q && t('filters.label.words', { words: search.q })),
    ...valueFilters('place', 'neighbourhood'),
    ...valueFilters('place', 'zip_code'),
    ...valueFilters('street', 'street'),
    ...groupFilter('price', priceLabel(search, t)),
    ...groupFilter('bedrooms', bedroomsLabel(search, t)),
    ...groupFilter('bathrooms', bathroomsLabel(search, t)),
    ...valueFilters('dwelling', 'dwelling'),
    ...groupFilter('area', areaLabel(search, t)),
    ...valueFilters('amenities', 'amenities'),
    ...valueFilters('nearby', 'nearby'),
    ...valueFilters('commute', 'commute'),
    ...groupFilter('open_house', openHouseLabel(search, t)),
    ...groupFilter('bounds', search.bounds && t('filters.label.bounds')),
    ...groupFilter('within', withinLabel(search, t)),
  ];
};

/** The price range of a search, like `$500,000 – $900,000`. Undefined when it is not set. */
export const priceLabel = ({ min_price, max_price }: Search, t: TFunction) =>
  rangeLabel([min_price, max_price], (amount) => t('filters.label.money', { amount }), t);

export const areaLabel = ({ min_area, max_area }: Search, t: TFunction) =>
  rangeLabel([min_area, max_area], (area) => t('filters.label.area', { area }), t);

/** `2+ bedrooms`, `1 – 3 bedrooms`, `Studio`. */
const bedroomsLabel = ({ min_bedrooms: min, max_bedrooms: max }: Search, t: TFunction) => {
  const rooms = (count: number) => t('home.bedrooms', { count });
  if (max === 0) return rooms(0);
  if (max === undefined && min) return t('filters.label.bedroomsFrom', { count: min });
  return rangeLabel([min, max], rooms, t, (count) => (count === 0 ? rooms(0) : String(count)));
};

const bathroomsLabel = ({ min_bathrooms: count }: Search, t: TFunction) =>
  count === undefined ? undefined : t('filters.label.bathroomsFrom', { count });

const openHouseLabel = (search: Search, t: TFunction) => {
  const day = (text: string) => t('filters.label.day', { date: Date.parse(`${text}T12:00Z`) });
  const days = rangeLabel([search.open_house_from, search.open_house_to], day, t);
  return days && t('filters.label.openHouse', { days });
};

const withinLabel = ({ within }: Search, t: TFunction) =>
  within.length > 0 ? t('filters.label.within', { count: within.length }) : undefined;

/** A choice in the visitor's language. Names of places are the same in all languages. */
export const choiceLabel = (field: ListField, value: string, t: TFunction): string => {
  if (field === 'dwelling') return propertyTypeName(value, t);
  if (field === 'amenities') return amenityName(value, t);
  if (field === 'nearby') return nearbyLabel(value, t);
  if (field === 'commute') return t('filters.way.label', commuteParts(value));
  return field === 'zip_code' ? t('filters.label.zip', { zip: value }) : value;
};

type NearbyPlace = 'subway' | 'park' | 'playground' | 'elementary' | 'middle' | 'high';

/** `L train: 10 min walk`. */
const nearbyLabel = (value: string, t: TFunction) => {
  const [place = '', minutes] = value.split('-');
  return t('filters.near.label', { place: nearbyPlaceName(place, t), minutes });
};

/** The name of a place that a home may be near: `L`, `park`. */
export const nearbyPlaceName = (place: string, t: TFunction): string =>
  place.length === 1 || place === 'SIR'
    ? t('filters.near.line', { line: place })
    : t(`filters.near.${place as NearbyPlace}`);

/** The name of a station may have hyphens too. */
export const commuteParts = (value: string) => {
  const end = value.lastIndexOf('-');
  return { station: value.slice(0, Math.max(0, end)), minutes: value.slice(end + 1) };
};

const rangeLabel = <Value extends number | string>(
  [from, to]: [Value | undefined, Value | undefined],
  text: (value: Value) => string,
  t: TFunction,
  textOfStart = text,
): string | undefined => {
  if (from === undefined && to === undefined) return undefined;
  if (from === to && from !== undefined) return text(from);
  if (to === undefined) return t('filters.label.from', { from: text(from as Value) });
  if (from === undefined) return t('filters.label.to', { to: text(to) });
  return t('filters.label.range', { from: textOfStart(from), to: text(to) });
};
