import { readFileSync } from 'node:fs';
import { type IndexedListing, SearchMatcher } from '@phantom/listing-index';
import { MarketDrawer } from '../../market/market-drawer.js';
import type { Market } from '../../market/market.js';
import type { Benchmark } from '../benchmark.js';
import { JUDGED, judged, type Table } from '../report/table.js';
import { drawSearches } from './drawn-searches.js';

const SEARCHES = 100_000;
const HOMES = 1_000_000;
/** Homes that are matched together, as many as in a transaction of the listings service. Drawing them does not count. */
const BATCH = 1_000;
/** Homes by which the searches are made narrow enough. */
const SAMPLE = 20_000;
const TARGET_SECONDS = 60;

const marketFile = new URL('../../market/market.json', import.meta.url);

/** Matches the homes of a market against searches, each of which would find another home of the market. */
export const alertsBenchmark: Benchmark = {
  name: 'alerts',
  isStandalone: true,
  run: async () => {
    const market = JSON.parse(readFileSync(marketFile, 'utf8')) as Market;
    const now = new Date();
    const drawn = (seed: string, count: number) => {
      const drawer = new MarketDrawer(market, seed, now);
      return Array.from({ length: count }, (_, at) => indexed(drawer, at + 1));
    };
    const { filters, shares } = drawSearches(
      drawn('searches', SEARCHES),
      drawn('sample', SAMPLE),
      now.getTime(),
    );
    const matcher = new SearchMatcher();
    const filling = timed(() => filters.forEach((filter, id) => matcher.put(id, filter)));

    const homes = new MarketDrawer(market, 'a', now);
    const matching: Time = { seconds: 0, processor: 0 };
    let matches = 0;
    for (let from = 0; from < HOMES; from += BATCH) {
      const batch = Array.from({ length: BATCH }, (_, at) => ({
        listing: indexed(homes, from + at + 1),
        now: now.getTime(),
      }));
      const time = timed(() => {
        for (const found of matcher.matchingEach(batch)) matches += found.length;
      });
      matching.seconds += time.seconds;
      matching.processor += time.processor;
    }
    return Promise.resolve([tableOf({ filling, matching, matches, shares })]);
  },
};

interface Time {
  seconds: number;
  /** Seconds of a processor: other work on the machine does not count. */
  processor: number;
}

function timed(work: () => void): Time {
  const [began, before] = [performance.now(), process.cpuUsage()];
  work();
  const { user, system } = process.cpuUsage(before);
  return {
    seconds: (performance.now() - began) / 1000,
    processor: (user + system) / 1_000_000,
  };
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
    nearby: [],
    stations: [],
    price: listing.listPrice,
    area: listing.livingArea,
    latitude: listing.latitude,
    longitude: listing.longitude,
    enteredAt: listing.enteredAt.getTime(),
    openHouses: [],
    texts: [listing.title, listing.publicRemarks].filter((text) => text !== null),
  };
}

interface Result {
  filling: Time;
  matching: Time;
  /** Of all homes. */
  matches: number;
  shares: readonly number[];
}

function tableOf({ filling, matching, matches, shares }: Result): Table {
  const sorted = [...shares].sort((one, other) => one - other);
  const share = (quantile: number) =>
    percent(sorted[Math.floor(quantile * (sorted.length - 1))] ?? 0);
  return {
    title: 'Searches that homes match',
    columns: ['Step', 'Processor, s', 'Seconds', ...JUDGED],
    rows: [
      [`${thousands(SEARCHES)} searches put into the index`, ...times(filling), '', ''],
      [
        `${thousands(HOMES)} homes matched`,
        ...times(matching),
        ...judged(matching.seconds, { atMost: TARGET_SECONDS }),
      ],
    ],
    note:
      `One thread. Drawing the homes does not count, and nothing is stored. A search finds ${share(0.5)} of the market ` +
      `in the median, ${share(0.9)} at the ninth decile and ${share(1)} at most; ` +
      `a home matches ${(matches / HOMES).toFixed(0)} searches on average.`,
  };
}

const times = ({ processor, seconds }: Time): string[] => [
  processor.toFixed(1),
  seconds.toFixed(1),
];
const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
const thousands = (count: number): string => count.toLocaleString('en-US');
