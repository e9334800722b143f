import { readFileSync, writeFileSync } from 'node:fs';
import type { DemoListing } from './demo/demo-listing.js';
import { readListings } from './demo/read-listings.js';
import { learnMarket } from './market/learn-market.js';

// Writes demo/market.json: node dist/learn-market.js ny-house-listings.csv streeteasy-rentals.csv

const demoFolder = new URL('../demo/', import.meta.url);

const demoHomes = JSON.parse(
  readFileSync(new URL('listings.json', demoFolder), 'utf8'),
) as DemoListing[];
const listings = (await Promise.all(process.argv.slice(2).map(readListings))).flat();
const market = learnMarket(
  listings,
  demoHomes.map(({ open_house: viewing }) => viewing !== null),
);
const { segments, streets, ...rest } = market;
// One segment and one ZIP code per line, for readable diffs.
const parts = [
  ...Object.entries(rest).map(([name, value]) => `"${name}":${JSON.stringify(value)}`),
  `"segments":[\n${segments.map((segment) => JSON.stringify(segment)).join(',\n')}\n]`,
  `"streets":{\n${Object.entries(streets)
    .map(([zip, rows]) => `"${zip}":${JSON.stringify(rows)}`)
    .join(',\n')}\n}`,
];
writeFileSync(new URL('market.json', demoFolder), `{\n${parts.join(',\n')}\n}\n`);
process.stderr.write(`${listings.length} listings, ${segments.length} segments\n`);
