import fc from 'fast-check';
import { LISTING_SORTS } from '@phantom/listing-index';
import type { NewRow } from './search-arbitraries.js';
import { dayOf, dwellingOf, plainWords, textOf, type Search } from './search-model.js';

const MOST = 2_147_483_647;

/** A range that contains a number: one end, both, or none. */
const around = (value: number | null, most: number) =>
  value === null
    ? fc.constant([undefined, undefined])
    : fc.tuple(
        fc.constantFrom(undefined, value, Math.max(0, value - 1), 0),
        fc.constantFrom(undefined, value, Math.min(most, value + 1), most),
      );

/** Some of the values, or no filter. */
const someOf = (values: readonly (string | null)[]) => {
  const known = [...new Set(values)].filter((value) => value !== null);
  const some = fc.subarray(known, { minLength: Math.min(1, known.length) });
  return fc.option(some, { nil: undefined }).map((chosen) => (chosen?.length ? chosen : undefined));
};

const maybe = <T>(value: T) => fc.constantFrom(undefined, value);

/** Prefixes of one or two of its words. */
const wordsOf = (row: NewRow) => {
  const words = plainWords(textOf(row));
  if (words.length === 0) return fc.constant(undefined);
  const beginning = fc
    .tuple(fc.constantFrom(...words), fc.integer({ min: 1, max: 9 }))
    .map(([word, letters]) => word.slice(0, letters));
  return fc.option(
    fc.array(beginning, { minLength: 1, maxLength: 2 }).map((some) => some.join(' ')),
    { nil: undefined },
  );
};

const boundsOf = ({ longitude, latitude }: NewRow): fc.Arbitrary<Search['bounds']> => {
  if (longitude === null || latitude === null) return fc.constant(undefined);
  const reach = fc.constantFrom(0, 0.001, 0.07, 5);
  return fc.option(
    reach.map(
      (by): Search['bounds'] =>
        [...[longitude - by, latitude - by], ...[longitude + by, latitude + by]] as [
          number,
          number,
          number,
          number,
        ],
    ),
    { nil: undefined },
  );
};

/** A search with many filters, all of which match the listing. */
export const searchForRow = (row: NewRow, now: Date): fc.Arbitrary<Search> => {
  const toCome = row.openHouses.find(({ endsAt }) => endsAt > now);
  const day = toCome && dayOf(toCome.startsAt);
  return fc
    .record({
      type: maybe(row.transactionType === 'sale' ? 'sales' : 'rentals'),
      location: maybe<string>(row.borough),
      q: wordsOf(row),
      price: around(row.listPrice, MOST),
      bedrooms: around(row.bedroomsTotal, 100),
      min_bathrooms: maybe(row.bathroomsTotal ?? undefined),
      dwelling: someOf([dwellingOf(row)]),
      area: around(row.livingArea, MOST),
      neighbourhood: someOf([row.subdivisionName]),
      zip_code: someOf([row.postalCode]),
      amenities: someOf(row.amenities),
      open_house_from: maybe(day),
      open_house_to: maybe(day),
      bounds: boundsOf(row),
      sort: fc.constantFrom(undefined, ...LISTING_SORTS),
    })
    .map(({ price, bedrooms, area, ...search }) => {
      const [min_price, max_price] = price;
      const [min_bedrooms, max_bedrooms] = bedrooms;
      const [min_area, max_area] = area;
      const all = { min_price, max_price, min_bedrooms, max_bedrooms, min_area, max_area };
      const given = Object.entries({ ...search, ...all }).filter(
        ([, value]) => value !== undefined,
      );
      return Object.fromEntries(given) as Search;
    });
};
