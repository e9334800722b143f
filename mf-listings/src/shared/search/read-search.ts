import type { MapBounds } from '@phantom/map';
import type { Borough, ListingType } from '../listing-types';
import { decodeArea } from './drawn-area';
import {
  COMMUTE_FIELDS,
  COMMUTE_MINUTES,
  plainSearch,
  PROPERTY_TYPES,
  SORTS,
  type PropertyType,
  type Search,
  type Sort,
} from './search';

/** Reads the text of a parameter. Undefined when it cannot be read. */
type ValueReader<Value> = (text: string) => Value | undefined;

export const MAX_WORDS_LENGTH = 100;
const MAX_NAME_LENGTH = 100;
const SHORT = /^(\d+(?:[.,]\d+)?)\s*([km])$/i;
const GROUPED = /^\d{1,3}(?:[.,'’ ]\d{3})+$/;
const PLAIN = /^\d{1,15}(?:[.,]\d{1,2})?$/;

/** An amount as people write it: `1250000`, `$1,250,000`, `1.250.000 $`, `500k`, `1.5m`. Fractions are cut. */
export const readAmount =
  (max: number): ValueReader<number> =>
  (text) => {
    const bare = text
      .replaceAll(/\$|USD/gi, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const amount = Math.trunc(amountOf(bare));
    return amount >= 0 && amount <= max ? amount : undefined;
  };

const amountOf = (text: string): number => {
  const [, short, unit] = SHORT.exec(text) ?? [];
  // 1.1 × 1,000,000 is a fraction of a dollar short.
  if (short && unit) return Math.round(decimal(short) * (/m/i.test(unit) ? 1e6 : 1e3));
  if (GROUPED.test(text)) return Number(text.replaceAll(/\D/g, ''));
  return PLAIN.test(text) ? decimal(text) : NaN;
};

const decimal = (text: string) => Number(text.replace(',', '.'));

/** A number of rooms, in steps of `step`. */
export const readCount =
  (max: number, step = 1): ValueReader<number> =>
  (text) => {
    const count = /^\d{1,3}([.,]\d{1,2})?$/.test(text.trim()) ? decimal(text.trim()) : NaN;
    return count <= max && Number.isInteger(count / step) ? count : undefined;
  };

export const readWords: ValueReader<string> = (text) =>
  text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_WORDS_LENGTH).trim() || undefined;

const readName: ValueReader<string> = (text) => {
  const name = text.trim();
  return name && name.length <= MAX_NAME_LENGTH ? name : undefined;
};

export const readPropertyType: ValueReader<PropertyType> = (text) =>
  PROPERTY_TYPES.find((each) => each.toLowerCase() === text.trim().toLowerCase());

const readZipCode: ValueReader<string> = (text) =>
  /^\d{5}$/.test(text.trim()) ? text.trim() : undefined;

const NEARBY =
  /^(?:subway|[1-7A-GJLMNQRSWZ]|SIR|park|playground|elementary|middle|high)-(?:5|10|15)$/;
const readNearby: ValueReader<string> = (text) =>
  NEARBY.test(text.trim()) ? text.trim() : undefined;

const COMMUTE = new RegExp(`^.{1,60}-(?:${COMMUTE_MINUTES.join('|')})$`);
const readCommute: ValueReader<string> = (text) =>
  COMMUTE.test(text.trim()) ? text.trim() : undefined;

/** The commute of a form that was sent without scripts comes first. */
const textsOf = (params: URLSearchParams, name: SearchParameter): string[] => {
  const texts = params.getAll(name);
  if (name !== 'commute') return texts;
  const [station, minutes] = COMMUTE_FIELDS.map((field) => params.get(field)?.trim());
  return station ? [`${station}-${minutes}`, ...texts] : texts;
};

/** A valid calendar day: no 30th of February. */
export const readDay: ValueReader<string> = (text) => {
  const day = text.trim();
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00Z`) : NaN;
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(day) ? day : undefined;
};

export const readSort: ValueReader<Sort> = (text) => SORTS.find((sort) => sort === text.trim());

/** `west,south,east,north`. */
export const readBounds: ValueReader<MapBounds> = (text) => {
  const parts = text.split(',').map((part) => (part.trim() ? Number(part) : NaN));
  const [west = NaN, south = NaN, east = NaN, north = NaN] = parts;
  const isArea = west < east && south < north;
  const isOnEarth = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return parts.length === 4 && isArea && isOnEarth ? { west, south, east, north } : undefined;
};

const readArea: ValueReader<string> = (text) => (decodeArea(text.trim()) ? text.trim() : undefined);

/** The limits of the service for one parameter. */
const MAX_CHOICES = 20;
export const MAX_AREAS = 5;
const limitOf = (name: SearchParameter) => (name === 'within' ? MAX_AREAS : MAX_CHOICES);
const MAX_DOLLARS = 2_000_000_000;
const MAX_SQUARE_FEET = 10_000_000;
const MAX_ROOMS = 99;

const SINGLE = {
  q: readWords,
  min_price: readAmount(MAX_DOLLARS),
  max_price: readAmount(MAX_DOLLARS),
  min_bedrooms: readCount(MAX_ROOMS),
  max_bedrooms: readCount(MAX_ROOMS),
  min_bathrooms: readCount(MAX_ROOMS, 0.25),
  min_area: readAmount(MAX_SQUARE_FEET),
  max_area: readAmount(MAX_SQUARE_FEET),
  open_house_from: readDay,
  open_house_to: readDay,
  bounds: readBounds,
  sort: readSort,
};

const SEVERAL = {
  dwelling: readPropertyType,
  neighbourhood: readName,
  zip_code: readZipCode,
  street: readName,
  amenities: readName,
  nearby: readNearby,
  commute: readCommute,
  within: readArea,
};

type SearchParameter = keyof typeof SINGLE | keyof typeof SEVERAL;

/** A search, and the parameters with values that cannot be read. */
export interface ReadSearch {
  search: Search;
  ignored: SearchParameter[];
}

/** Reads a search from the query of a URL or from a form. Empty and invalid values are omitted. */
export const readSearch = (
  listingType: ListingType,
  borough: Borough | null,
  params: URLSearchParams,
): ReadSearch => {
  const filters: Record<string, unknown> = {};
  const ignored: SearchParameter[] = [];
  for (const [name, read] of entries<ValueReader<unknown>>(SINGLE)) {
    const { values, hasBad } = readAll(params.getAll(name), read);
    if (values.length > 0) filters[name] = values.at(-1);
    else if (hasBad) ignored.push(name);
  }
  for (const [name, read] of entries<ValueReader<unknown>>(SEVERAL)) {
    const { values, hasBad } = readAll(textsOf(params, name), read);
    const limit = limitOf(name);
    filters[name] = values.slice(0, limit);
    if (hasBad || values.length > limit) ignored.push(name);
  }
  return { search: { ...plainSearch(listingType, borough), ...filters } as Search, ignored };
};

const readAll = (texts: string[], read: ValueReader<unknown>) => {
  const filled = texts.filter((text) => text.trim() !== '');
  const values = filled.map(read).filter((value) => value !== undefined);
  return { values: [...new Set(values)], hasBad: values.length < filled.length };
};

const entries = <Value>(table: Partial<Record<SearchParameter, Value>>) =>
  Object.entries(table) as [SearchParameter, Value][];
