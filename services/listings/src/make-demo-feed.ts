import { readFileSync, writeFileSync } from 'node:fs';
import type { Interior } from './demo/generate/interiors.js';
import { composeDemoFeed } from './demo/generate/compose-demo-feed.js';
import { readListings } from './demo/read-listings.js';

// Makes demo/listings.json again: node dist/make-demo-feed.js ny-house-listings.csv streeteasy-rentals.csv

const demoFolder = new URL('../demo/', import.meta.url);

const pool = readFileSync(new URL('interiors.json', demoFolder), 'utf8');
const listings = await Promise.all(process.argv.slice(2).map(readListings));
const homes = composeDemoFeed(listings.flat(), JSON.parse(pool) as Interior[]);
// One home a line: a change of one shows as a change of one.
const lines = homes.map((home) => JSON.stringify(home)).join(',\n');
writeFileSync(new URL('listings.json', demoFolder), `[\n${lines}\n]\n`);
process.stderr.write(`${homes.length} homes\n`);
