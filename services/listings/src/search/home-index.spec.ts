import fc from 'fast-check';
import { chooseHomes } from './choose-homes.js';
import type { Bounds } from './home-filter.js';
import { HomeIndex } from './home-index.js';
import type { Home } from './home.js';

const home: Omit<Home, 'id'> = {
  ...{ offer: 'sale', borough: 'queens', neighbourhood: null, zipCode: null, street: null },
  ...{ dwelling: null, bedrooms: null, bathrooms: null, amenities: [], price: null, area: null },
  ...{ latitude: null, longitude: null, enteredAt: 0, openHouses: [], texts: ['a word'] },
};

// Over some tiles of the map, with whole hundredths at which homes and edges meet.
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

/** Homes where they were put last, by id, and the index after the same. */
function moved(places: readonly Pick<Home, 'longitude' | 'latitude'>[]) {
  const index = new HomeIndex();
  const homes = new Map<number, Home>();
  places.forEach((where, at) => {
    // Every home moves some times, and each seventh one is gone at times.
    const id = 1 + (at % 150);
    if (at % 7 === 6) {
      index.remove(id);
      homes.delete(id);
      return;
    }
    homes.set(id, { ...home, ...where, id });
    index.put({ ...home, ...where, id });
  });
  return { index, homes: [...homes.values()] };
}

const idsWithin = (index: HomeIndex, bounds?: Bounds) => {
  const { rows } = chooseHomes(index, bounds ? { bounds } : {}, 0);
  return [...rows.rows()].map((row) => index.columns.id[row]).sort();
};

const plainly = (homes: readonly Home[], bounds?: Bounds) => {
  const [west, south, east, north] = bounds ?? [-180, -90, 180, 90];
  const within = homes.filter(
    ({ longitude, latitude }) =>
      !bounds ||
      (longitude !== null &&
        latitude !== null &&
        ![longitude < west, longitude > east, latitude < south, latitude > north].includes(true)),
  );
  return within.map(({ id }) => id).sort();
};

describe('HomeIndex', () => {
  it('finds the homes of a rectangle, wherever they have moved', () => {
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 200, maxLength: 600, size: 'max' }),
        fc.array(box, { minLength: 5, maxLength: 5 }),
        (places, boxes) => {
          const { index, homes } = moved(places);
          for (const bounds of [undefined, ...boxes]) {
            expect(idsWithin(index, bounds)).toEqual(plainly(homes, bounds));
          }
          const steps = index.compact();
          while (!steps.next().done);
          for (const bounds of [undefined, ...boxes]) {
            expect(idsWithin(index, bounds)).toEqual(plainly(homes, bounds));
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
