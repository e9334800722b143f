import type { Borough, ListingTab } from '../sections';
import {
  readAmount,
  readBounds,
  readCount,
  readDay,
  readDwelling,
  readName,
  readSort,
  readWords,
  readZipCode,
  type ValueReader,
} from './read-value';
import { plainSearch, type Search } from './search';

/** As many of a kind as the service takes. */
const MAX_CHOICES = 20;
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
  dwelling: readDwelling,
  neighbourhood: readName,
  zip_code: readZipCode,
  street: readName,
  amenities: readName,
};

/** A parameter of a search in an address. */
export type SearchParameter = keyof typeof SINGLE | keyof typeof SEVERAL;

/** A search, and the parameters that had a value nothing can be made of. */
export interface ReadSearch {
  search: Search;
  ignored: SearchParameter[];
}

/** Reads a search from the query of an address, or from what a form sends: what is empty or bad is left out. */
export const readSearch = (
  tab: ListingTab,
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
    const { values, hasBad } = readAll(params.getAll(name), read);
    filters[name] = values.slice(0, MAX_CHOICES);
    if (hasBad || values.length > MAX_CHOICES) ignored.push(name);
  }
  return { search: { ...plainSearch(tab, borough), ...filters } as Search, ignored };
};

const readAll = (texts: string[], read: ValueReader<unknown>) => {
  const filled = texts.filter((text) => text.trim() !== '');
  const values = filled.map(read).filter((value) => value !== undefined);
  return { values: [...new Set(values)], hasBad: values.length < filled.length };
};

const entries = <Value>(table: Partial<Record<SearchParameter, Value>>) =>
  Object.entries(table) as [SearchParameter, Value][];
