import type { TFunction } from '@phantom/mf-kit';
import { amenityName } from '../amenity-name';
import { dwellingName } from '../dwelling-name';
import type { ListField, Search } from './search';

/** What a search says of a home's price, as `$500,000 – $900,000`; undefined where it says nothing. */
export const priceLabel = ({ min_price, max_price }: Search, t: TFunction) =>
  rangeLabel([min_price, max_price], (amount) => t('filters.label.money', { amount }), t);

export const areaLabel = ({ min_area, max_area }: Search, t: TFunction) =>
  rangeLabel([min_area, max_area], (area) => t('filters.label.area', { area }), t);

/** `2+ bedrooms`, `1 – 3 bedrooms`, `Studio`. */
export const bedroomsLabel = ({ min_bedrooms: min, max_bedrooms: max }: Search, t: TFunction) => {
  const rooms = (count: number) => t('home.bedrooms', { count });
  if (max === 0) return rooms(0);
  if (max === undefined && min) return t('filters.label.bedroomsFrom', { count: min });
  return rangeLabel([min, max], rooms, t, (count) => (count === 0 ? rooms(0) : String(count)));
};

export const bathroomsLabel = ({ min_bathrooms: count }: Search, t: TFunction) =>
  count === undefined ? undefined : t('filters.label.bathroomsFrom', { count });

export const openHouseLabel = (search: Search, t: TFunction) => {
  const day = (text: string) => t('filters.label.day', { date: Date.parse(`${text}T12:00Z`) });
  const days = rangeLabel([search.open_house_from, search.open_house_to], day, t);
  return days && t('filters.label.openHouse', { days });
};

/** A choice in the visitor's language; the names of places are the same in all. */
export const choiceLabel = (field: ListField, value: string, t: TFunction): string => {
  if (field === 'dwelling') return dwellingName(value, t);
  if (field === 'amenities') return amenityName(value, t);
  return field === 'zip_code' ? t('filters.label.zip', { zip: value }) : value;
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
