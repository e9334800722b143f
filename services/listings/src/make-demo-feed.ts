import { readFileSync, writeFileSync } from 'node:fs';
import type { Interior } from './demo/generate/interiors.js';
import { composeDemoFeed } from './demo/generate/compose-demo-feed.js';
import { readListings } from './demo/read-listings.js';

// Writes demo/listings.json: node dist/make-demo-feed.js ny-house-listings.csv streeteasy-rentals.csv

const demoFolder = new URL('../demo/', import.meta.url);

const pool = readFileSync(new URL('interiors.json', demoFolder), 'utf8');
const listings = await Promise.all(process.argv.slice(2).map(readListings));
const demoListings = composeDemoFeed(listings.flat(), JSON.parse(pool) as Interior[]);
// One listing per line, for readable diffs.
const lines = demoListings.map((listing) => JSON.stringify(listing)).join(',\n');
writeFileSync(new URL('listings.json', demoFolder), `[\n${lines}\n]\n`);
process.stderr.write(`${demoListings.length} homes\n`);
