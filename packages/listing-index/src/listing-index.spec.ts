import fc from 'fast-check';
import { filterRows } from './filter-bitmap.js';
import type { Area } from './area.js';
import type { Bounds } from './area.js';
import { ListingIndex } from './listing-index.js';
import type { IndexedListing } from './indexed-listing.js';

const listing: Omit<IndexedListing, 'id'> = {
  ...{
    transactionType: 'sale',
    borough: 'queens',
    neighbourhood: null,
    zipCode: null,
    street: null,
  },
  ...{
    dwelling: null,
    bedrooms: null,
    bathrooms: null,
    amenities: [],
    nearby: [],
    stations: [],
    price: null,
    area: null,
  },
  ...{ latitude: null, longitude: null, enteredAt: 0, openHouses: [], texts: ['a word'] },
};

// Points on several tiles of the map. In whole hundredths, so that listings lie on the edges of boxes.

const degrees = (from: number) => fc.nat({ max: 12 }).map((steps) => from + steps / 100);
const point = fc.record({ longitude: degrees(-74), latitude: degrees(40.6) });
const place = fc.option(point, { nil: { longitude: null, latitude: null } });
const box = fc
  .tuple(point, point)
  .map(([one, other]): Bounds => [
    Math.min(one.longitude, other.longitude),
    Math.min(one.latitude, other.latitude),
    Math.max(one.longitude, other.longitude),
    Math.max(one.latitude, other.latitude),
  ]);

/** An index after many moves, and the listings that it must contain. */
function indexAfterMoves(places: readonly Pick<IndexedListing, 'longitude' | 'latitude'>[]) {
  const index = new ListingIndex();
  const listings = new Map<number, IndexedListing>();
  places.forEach((where, at) => {
    // Every listing moves several times. Each seventh step removes one.
    const id = 1 + (at % 150);
    if (at % 7 === 6) {
      index.remove(id);
      listings.delete(id);
      return;
    }
    listings.set(id, { ...listing, ...where, id });
    index.put({ ...listing, ...where, id });
  });
  return { index, listings: [...listings.values()] };
}

const idsWithin = (index: ListingIndex, bounds?: Bounds) => {
  const { rows } = filterRows(index, bounds ? { bounds } : {}, 0);
  return [...rows.rows()].map((row) => index.columns.id[row]).sort();
};

const expectedIds = (listings: readonly IndexedListing[], bounds?: Bounds) => {
  const [west, south, east, north] = bounds ?? [-180, -90, 180, 90];
  const within = listings.filter(
    ({ longitude, latitude }) =>
      !bounds ||
      (longitude !== null &&
        latitude !== null &&
        ![longitude < west, longitude > east, latitude < south, latitude > north].includes(true)),
  );
  return within.map(({ id }) => id).sort();
};

describe('ListingIndex', () => {
  it('finds all listings within bounds after moves, removals and compaction', () => {
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 200, maxLength: 600, size: 'max' }),
        fc.array(box, { minLength: 5, maxLength: 5 }),
        (places, boxes) => {
          const { index, listings } = indexAfterMoves(places);
          for (const bounds of [undefined, ...boxes]) {
            expect(idsWithin(index, bounds)).toEqual(expectedIds(listings, bounds));
          }
          const steps = index.compact();
          while (!steps.next().done);
          for (const bounds of [undefined, ...boxes]) {
            expect(idsWithin(index, bounds)).toEqual(expectedIds(listings, bounds));
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('finds all listings within drawn areas, as a sum of angles does', () => {
    // No corner or edge goes through a listing: both answers would be right.
    const corner = fc.record({ longitude: degrees(-74.00037), latitude: degrees(40.59959) });
    const area = fc
      .array(corner, { minLength: 3, maxLength: 9 })
      .map((corners): Area => corners.map(({ longitude, latitude }) => [longitude, latitude]));
    fc.assert(
      fc.property(
        fc.array(place, { maxLength: 400 }),
        fc.array(area, { minLength: 1, maxLength: 3 }),
        (places, areas) => {
          const { index, listings } = indexAfterMoves(places);
          const { rows } = filterRows(index, { areas }, 0);
          const found = [...rows.rows()].map((row) => index.columns.id[row]).sort();
          const expected = listings.filter(
            ({ longitude, latitude }) =>
              longitude !== null &&
              latitude !== null &&
              areas.some((each) => turnsAround(each, longitude, latitude) % 2 !== 0),
          );
          expect(found).toEqual(expected.map(({ id }) => id).sort());
        },
      ),
    );
  });
});

/** How often an outline goes around a point: the sum of the angles under which its sides are seen. */
function turnsAround(area: Area, longitude: number, latitude: number): number {
  const angles = area.map(([x, y]) => Math.atan2(y - latitude, x - longitude));
  const sum = angles.reduce((total, angle, at) => {
    const step = (angles[(at + 1) % angles.length] as number) - angle;
    return total + Math.atan2(Math.sin(step), Math.cos(step));
  }, 0);
  return Math.round(sum / (2 * Math.PI));
}
