import { readFileSync } from 'node:fs';
import { type IndexedListing, type ListingFilter, SearchMatcher } from '@phantom/listing-index';
import { type SeededRandom, seededRandom } from '../../../demo/feed/random.js';
import { MarketDrawer } from '../../market/market-drawer.js';
import type { Market } from '../../market/market.js';
import type { Benchmark } from '../benchmark.js';
import { JUDGED, judged, type Table } from '../report/table.js';

const SEARCHES = 100_000;
const HOMES = 1_000_000;
/** Homes that are drawn together. Drawing them does not count. */
const BATCH = 10_000;
const TARGET_SECONDS = 60;

const marketFile = new URL('../../market/market.json', import.meta.url);

/** Matches the homes of a market against searches, each of which would find another home of the market. */
export const alertsBenchmark: Benchmark = {
  name: 'alerts',
  isStandalone: true,
  run: async () => {
    const market = JSON.parse(readFileSync(marketFile, 'utf8')) as Market;
    const now = new Date();
    const matcher = new SearchMatcher();
    const wanted = new MarketDrawer(market, 'searches', now);
    const random = seededRandom('alerts');
    const filters = Array.from({ length: SEARCHES }, (_, id) =>
      searchFor(indexed(wanted, id + 1), random),
    );
    const filling = seconds(() => filters.forEach((filter, id) => matcher.put(id, filter)));

    const homes = new MarketDrawer(market, 'a', now);
    let [matching, found] = [0, 0];
    for (let from = 0; from < HOMES; from += BATCH) {
      const batch = Array.from({ length: BATCH }, (_, at) => indexed(homes, from + at + 1));
      matching += seconds(() => {
        for (const home of batch) found += matcher.matching(home, now.getTime()).length;
      });
    }
    return Promise.resolve([tableOf(filling, matching, found)]);
  },
};

function seconds(work: () => void): number {
  const began = performance.now();
  work();
  return (performance.now() - began) / 1000;
}

function indexed(drawer: MarketDrawer, id: number): IndexedListing {
  const { listing } = drawer.draw(id);
  return {
    id,
    transactionType: listing.transactionType,
    borough: listing.borough,
    neighbourhood: listing.subdivisionName,
    zipCode: listing.postalCode,
    street: null,
    dwelling: listing.propertySubType,
    bedrooms: listing.bedroomsTotal,
    bathrooms: listing.bathroomsTotal,
    amenities: listing.amenities,
    price: listing.listPrice,
    area: listing.livingArea,
    latitude: listing.latitude,
    longitude: listing.longitude,
    enteredAt: listing.enteredAt.getTime(),
    openHouses: [],
    texts: [listing.title, listing.publicRemarks].filter((text) => text !== null),
  };
}

/**
 * A search that finds the home. Nobody knows how people would save searches: half of these name a neighbourhood, a fifth a
 * ZIP code, a tenth a part of the map, and a fifth a borough only.
 */
function searchFor(home: IndexedListing, random: SeededRandom): ListingFilter {
  const { transactionType, price, bedrooms, amenities, dwelling } = home;
  const is = (share: number) => random.next() < share;
  return {
    transactionType,
    ...(price !== null &&
      is(0.8) && { price: { from: is(0.5) ? 0 : price * 0.7, to: price * 1.1 } }),
    ...(bedrooms !== null &&
      is(0.7) && { bedrooms: { from: bedrooms, to: is(0.5) ? 100 : bedrooms } }),
    ...(dwelling !== null && is(0.3) && { dwellings: [dwelling] }),
    ...(is(0.2) && { amenities: amenities.slice(0, 1) }),
    ...placeOf(home, random.next()),
  };
}

function placeOf(home: IndexedListing, share: number): ListingFilter {
  const { neighbourhood, zipCode, longitude, latitude, borough } = home;
  if (share < 0.5 && neighbourhood !== null)
    return { borough, localities: { neighbourhoods: [neighbourhood], zipCodes: [] } };
  if (share < 0.7 && zipCode !== null)
    return { localities: { neighbourhoods: [], zipCodes: [zipCode] } };
  if (share < 0.8 && longitude !== null && latitude !== null)
    return { bounds: [longitude - 0.01, latitude - 0.01, longitude + 0.01, latitude + 0.01] };
  return { borough };
}

const tableOf = (filling: number, matching: number, found: number): Table => ({
  title: 'Searches that new homes match',
  columns: ['Step', 'Seconds', ...JUDGED],
  rows: [
    ['100,000 searches put into the index', filling.toFixed(1), '', ''],
    [
      '1,000,000 homes matched',
      matching.toFixed(1),
      ...judged(matching, { atMost: TARGET_SECONDS }),
    ],
  ],
  note: `One thread. Drawing the homes does not count, and nothing is stored. ${(found / HOMES).toFixed(1)} searches match a home on average.`,
});
