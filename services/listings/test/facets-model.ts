import { dwellingOf, matches, type Row, type Search } from './search-model.js';

/** A plain count of the facets. */
export function plainFacets(rows: readonly Row[], search: Search, now: Date) {
  const without = (filter: string) => matches(rows, search, now, filter);
  const all = matches(rows, search, now);
  return {
    dwelling: mostFirst(without('dwelling').map(dwellingOf)),
    bedrooms: ascending(without('bedrooms').map((row) => upTo(5, row.bedroomsTotal))),
    bathrooms: ascending(without('bathrooms').map((row) => upTo(4, row.bathroomsTotal))),
    neighbourhood: mostFirst(without('place').map((row) => row.subdivisionName)),
    zip_code: mostFirst(without('place').map((row) => row.postalCode)),
    amenities: mostFirst(all.flatMap((row) => [...new Set(row.amenities)])),
    price: extent(without('price').map((row) => row.listPrice)),
    area: extent(without('area').map((row) => row.livingArea)),
  };
}

type Value = string | number;

const upTo = (most: number, rooms: number | null) =>
  rooms === null ? null : Math.min(most, Math.floor(rooms));

function counted(values: (Value | null)[]): { value: Value; count: number }[] {
  const known = values.filter((value) => value !== null);
  return [...new Set(known)].map((value) => ({
    value,
    count: known.filter((other) => other === value).length,
  }));
}

const byValue = (one: { value: Value }, other: { value: Value }) =>
  one.value < other.value ? -1 : 1;

const ascending = (values: (Value | null)[]) => counted(values).sort(byValue);

const mostFirst = (values: (Value | null)[]) =>
  counted(values).sort((one, other) => other.count - one.count || byValue(one, other));

function extent(values: (number | null)[]) {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : { min: Math.min(...known), max: Math.max(...known) };
}
