import fc from 'fast-check';
import { BOROUGHS } from '../src/common/borough.js';
import { LISTING_SORTS } from '@phantom/listing-index';
import { dayOf, type Row, type Search } from './search-model.js';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

// Few values each, so that listings share some and searches have results.
const neighbourhoods = ['Astoria', 'Forest Hills', 'Señora Park'];
const zipCodes = ['11375', '10022', '10128'];
const amenities = ['Doorman', 'Gym', 'Pet friendly'];
const prices = [1, 500_000, 500_001, 2_147_483_647];
const areas = [400, 900, 2_500];
const streets = ['2 E 55th St #803', '55 Park Avenue', '9 Señora-Park Rd'];
// Equal, close and far points.
const longitudes = [-73.97, -73.970001, -73.9, -74.2, 10];
const latitudes = [40.7, 40.700001, 40.76, 40.5, -20];

const oneOf = <T>(...values: T[]) => fc.constantFrom(...values);
const maybe = <T>(values: T[]) => fc.option(oneOf(...values), { nil: null });

/** Open houses: one has ended, one has begun, three are upcoming. */
const openHouses = (now: Date) => {
  const times = [
    { startsAt: now.getTime() - 3 * hour, endsAt: now.getTime() - hour },
    { startsAt: now.getTime() - hour, endsAt: now.getTime() + hour },
    ...[1, 2, 5].map((days) => {
      const startsAt = now.getTime() + days * day;
      return { startsAt, endsAt: startsAt + 2 * hour };
    }),
  ].map(({ startsAt, endsAt }) => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }));
  return fc.subarray(times, { maxLength: 2 });
};

export type NewRow = Omit<Row, 'id'>;

export const rowOf = (now: Date): fc.Arbitrary<NewRow> =>
  fc
    .record({
      transactionType: oneOf<Row['transactionType']>('sale', 'rental'),
      borough: oneOf(...BOROUGHS.slice(0, 3)),
      propertySubType: maybe<NonNullable<Row['propertySubType']>>([
        'Apartment',
        'Condominium',
        'Stock Cooperative',
      ]),
      standardStatus: oneOf<Row['standardStatus']>('Active', 'Active', 'Pending', 'Withdrawn'),
      listPrice: maybe(prices),
      bedroomsTotal: maybe([0, 1, 2, 5, 9]),
      bathroomsTotal: maybe([0.5, 1, 1.5, 2.3, 7]),
      livingArea: maybe(areas),
      unparsedAddress: maybe(streets),
      city: maybe(['New York', 'Rego Park']),
      postalCode: maybe(zipCodes),
      subdivisionName: maybe(neighbourhoods),
      point: fc.option(fc.tuple(oneOf(...longitudes), oneOf(...latitudes)), { nil: [null, null] }),
      amenities: fc.subarray(amenities),
      title: maybe(['Sunny Gym-side studio']),
      publicRemarks: maybe(['Around the corner of Fifty-fifth', 'Ready in 2027']),
      enteredAt: fc.nat({ max: 3 }).map((days) => new Date(now.getTime() - days * day)),
      openHouses: openHouses(now),
    })
    .map(({ point: [longitude, latitude], ...row }) => ({ ...row, longitude, latitude }));

/** The ends of a range, the lower one first. */
const range = <T extends number | string>(values: T[]) =>
  fc
    .tuple(fc.option(oneOf(...values), { freq: 2 }), fc.option(oneOf(...values), { freq: 2 }))
    .map(([one, other]) =>
      one !== null && other !== null && one > other ? [other, one] : [one, other],
    );

const some = (values: string[]) => fc.option(fc.subarray(values, { minLength: 1, maxLength: 2 }));

export const searchOf = (now: Date): fc.Arbitrary<Search> => {
  const days = [-1, 0, 1, 2, 4].map((later) => dayOf(new Date(now.getTime() + later * day)));
  // Each filter is rare. Otherwise hardly any listing would match all of them.
  const seldom = <T>(filter: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: filter });
  return fc
    .record({
      type: seldom(oneOf('sales', 'rentals', 'open-houses')),
      location: seldom(oneOf<string>(...BOROUGHS.slice(0, 3))),
      q: seldom(oneOf('park', 'senora', 'gy', '55 pa', 'Co-op', '10', 'zoo', '–', 'READY 11')),
      price: seldom(range(prices)),
      bedrooms: seldom(range([0, 1, 3, 9])),
      min_bathrooms: seldom(oneOf(0, 1, 1.5, 2.3, 4)),
      dwelling: seldom(some(['Apartment', 'Condo', 'Co-op', 'House'])),
      area: seldom(range(areas)),
      neighbourhood: seldom(some(neighbourhoods)),
      zip_code: seldom(some(zipCodes)),
      street: seldom(some(['E 55th St', 'Park Avenue', 'Main St'])),
      amenities: seldom(some(amenities)),
      nearby: seldom(some(['subway-5', 'subway-15', 'R-10', 'park-10', 'high-15'])),
      commute: seldom(some(['Times Sq-30', 'Union Square-60', 'Wall St-90', 'Moon-90'])),
      openHouse: seldom(range(days)),
      bounds: seldom(
        fc
          .tuple(...[longitudes, longitudes, latitudes, latitudes].map((ends) => oneOf(...ends)))
          .map(([x = 0, otherX = 0, y = 0, otherY = 0]): Search['bounds'] => [
            Math.min(x, otherX),
            Math.min(y, otherY),
            Math.max(x, otherX),
            Math.max(y, otherY),
          ]),
      ),
      sort: fc.option(oneOf(...LISTING_SORTS)),
    })
    .map(({ price, bedrooms, area, openHouse, ...search }) => {
      const all = {
        ...search,
        min_price: price?.[0],
        max_price: price?.[1],
        min_bedrooms: bedrooms?.[0],
        max_bedrooms: bedrooms?.[1],
        min_area: area?.[0],
        max_area: area?.[1],
        open_house_from: openHouse?.[0],
        open_house_to: openHouse?.[1],
      };
      const given = Object.entries(all).filter(
        ([, value]) => value !== null && value !== undefined,
      );
      return Object.fromEntries(given) as Search;
    });
};
