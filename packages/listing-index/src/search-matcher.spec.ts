import fc from 'fast-check';
import type { Area, Bounds } from './area.js';
import { filterRows } from './filter-bitmap.js';
import type { IndexedListing } from './indexed-listing.js';
import type { ListingFilter } from './listing-filter.js';
import { ListingIndex } from './listing-index.js';
import { SearchMatcher } from './search-matcher.js';

const NOW = 10;

// Few distinct values, so that filters match often and their ends coincide with values.
const oneOf = <T>(...values: T[]) => fc.constantFrom(...values);
const unknownOr = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
const some = <T>(values: fc.Arbitrary<T>) => fc.array(values, { maxLength: 3 });
const type = oneOf<IndexedListing['transactionType']>('sale', 'rental');
const borough = oneOf('queens', 'bronx');
const neighbourhood = oneOf('Astoria', 'Corona');
const zipCode = oneOf('11101', '11102');
const street = oneOf('E 55th St', 'Main St');
const dwelling = oneOf('condo', 'house');
const amenity = oneOf('doorman', 'pool');
const degrees = (from: number) => fc.nat({ max: 60 }).map((steps) => from + steps / 200);
const [longitude, latitude] = [degrees(-74), degrees(40.6)];
const number = oneOf(0, 1, 2, 3, 4, 6, 7);
const place = oneOf('L-5', 'L-10', 'park-5');
const bathrooms = oneOf(0, 1, 1.5, 1.6, 2, 3);
const point = fc.oneof(
  { weight: 4, arbitrary: fc.record({ longitude, latitude }) },
  fc.constant({ longitude: null, latitude: null }),
);

const listing: fc.Arbitrary<IndexedListing> = fc
  .record({
    transactionType: type,
    borough,
    neighbourhood: unknownOr(neighbourhood),
    zipCode: unknownOr(zipCode),
    street: unknownOr(street),
    dwelling: unknownOr(dwelling),
    bedrooms: unknownOr(number),
    bathrooms: unknownOr(bathrooms),
    amenities: some(amenity),
    nearby: some(place),
    stations: some(fc.record({ station: fc.nat({ max: 3 }), minutes: number })),
    price: unknownOr(number),
    area: unknownOr(number),
    openHouses: some(fc.nat({ max: 20 }).map((startsAt) => ({ startsAt, endsAt: startsAt + 3 }))),
    texts: some(oneOf('Garden view', 'Peñalver’s Co-op', 'penthouse')),
    point,
  })
  .map(({ point: where, ...fields }) => ({ ...fields, ...where, id: 1, enteredAt: 0 }));

const rangeOf = (value: fc.Arbitrary<number>) =>
  fc.record({ from: value, to: fc.oneof(value, fc.constant(Number.MAX_SAFE_INTEGER)) });
const range = rangeOf(number);
const corner = fc.tuple(longitude, latitude);
const bounds = fc
  .tuple(corner, corner)
  .map(([one, other]): Bounds => [
    Math.min(one[0], other[0]),
    Math.min(one[1], other[1]),
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
  ]);
const drawn: fc.Arbitrary<Area> = fc.array(corner, { minLength: 3, maxLength: 6 });

/** Each part is missing more often than not: a filter with all parts matches nothing. */
const maybe = <T>(part: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, part);

/** Every part of a filter: one that the matcher does not know must not be forgotten here. */
const parts = {
  transactionType: maybe(type),
  borough: maybe(unknownOr(borough)),
  openHouse: maybe(fc.record({ from: fc.nat({ max: 20 }), before: fc.nat({ max: 25 }) })),
  words: maybe(some(oneOf('pen', 'garden', 'op', 'view'))),
  price: maybe(range),
  area: maybe(range),
  bedrooms: maybe(range),
  bathrooms: maybe(rangeOf(bathrooms)),
  dwellings: maybe(some(dwelling)),
  localities: maybe(fc.record({ neighbourhoods: some(neighbourhood), zipCodes: some(zipCode) })),
  streets: maybe(some(street)),
  amenities: maybe(some(amenity)),
  nearby: maybe(some(place)),
  commutes: maybe(
    some(
      fc.record({
        within: fc.nat({ max: 12 }),
        minutesFrom: fc.array(fc.oneof(number, fc.constant(Infinity)), { maxLength: 4 }),
      }),
    ),
  ),
  bounds: maybe(bounds),
  areas: maybe(some(drawn)),
} satisfies Record<keyof ListingFilter, fc.Arbitrary<unknown>>;
const filter: fc.Arbitrary<ListingFilter> = fc.record(parts);

/** The positions of the filters that find the listing in an index of its own. */
function expectedMatches(home: IndexedListing, filters: readonly ListingFilter[]): number[] {
  const index = new ListingIndex();
  index.put(home);
  return [...filters.keys()].filter(
    (at) => filterRows(index, filters[at] as ListingFilter, NOW).rows.size === 1,
  );
}

const sorted = (ids: readonly number[]) => [...ids].sort((one, other) => one - other);

describe('SearchMatcher', () => {
  it('finds the searches whose filter finds the listing', () => {
    let matches = 0;
    fc.assert(
      fc.property(listing, fc.array(filter, { minLength: 20, maxLength: 40 }), (home, filters) => {
        const matcher = new SearchMatcher();
        filters.forEach((each, id) => matcher.put(id, each));
        const expected = expectedMatches(home, filters);
        matches += expected.length;
        expect(sorted(matcher.matching(home, NOW))).toEqual(expected);
      }),
      { numRuns: 300 },
    );
    expect(matches).toBeGreaterThan(100);
  });

  it('finds for each of many listings what it finds for it alone, in their order', () => {
    fc.assert(
      fc.property(
        fc.array(listing, { maxLength: 20 }),
        fc.array(filter, { minLength: 20, maxLength: 40 }),
        (homes, filters) => {
          const matcher = new SearchMatcher();
          filters.forEach((each, id) => matcher.put(id, each));
          const found = matcher.matchingEach(homes.map((home) => ({ listing: home, now: NOW })));
          expect(found.map(sorted)).toEqual(
            homes.map((home) => sorted(matcher.matching(home, NOW))),
          );
        },
      ),
    );
  });

  it('tells apart more dwellings, amenities and boroughs than there are bits', () => {
    const matcher = new SearchMatcher();
    const names = Array.from({ length: 70 }, (_, at) => `name ${at}`);
    const [home] = fc.sample(listing, 1);
    names.forEach((name, at) => {
      matcher.put(at, { dwellings: [name] });
      matcher.put(100 + at, { amenities: [name] });
      matcher.put(200 + at, { borough: name });
    });
    names.forEach((name, at) => {
      const named = { ...home, dwelling: name, amenities: [name], borough: name } as IndexedListing;
      expect(sorted(matcher.matching(named, NOW))).toEqual([at, 100 + at, 200 + at]);
    });
    const unknown = { ...home, dwelling: 'x', amenities: ['x'], borough: 'x' } as IndexedListing;
    expect(matcher.matching(unknown, NOW)).toEqual([]);
  });

  it('forgets searches that were replaced or removed', () => {
    fc.assert(
      fc.property(
        listing,
        fc.array(fc.tuple(fc.nat({ max: 9 }), fc.option(filter)), { maxLength: 60 }),
        (home, steps) => {
          const matcher = new SearchMatcher();
          const kept = new Map<number, ListingFilter>();
          for (const [id, change] of steps) {
            if (change) {
              matcher.put(id, change);
              kept.set(id, change);
            } else {
              matcher.remove(id);
              kept.delete(id);
            }
          }
          const ids = [...kept.keys()];
          const expected = expectedMatches(home, [...kept.values()]).map((at) => ids[at] as number);
          expect(matcher.size).toBe(kept.size);
          expect(sorted(matcher.matching(home, NOW))).toEqual(sorted(expected));
        },
      ),
    );
  });
});
