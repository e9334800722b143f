// Writes services/listings/demo/listings.json: npm run feed -w demo -- ny-house-listings.csv streeteasy-rentals.csv
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { composeDemoFeed } from './compose-demo-feed.js';
import type { Interior } from './interiors.js';
import { readListings } from './read-listings.js';

const dataFolder = new URL('../../services/listings/demo/', import.meta.url);

const pool = readFileSync(new URL('interiors.json', dataFolder), 'utf8');
const folder = process.env.INIT_CWD ?? process.cwd();
const files = process.argv.slice(2).map((file) => resolve(folder, file));
if (files.length === 0) throw new Error('Name the files of the feeds');
const listings = await Promise.all(files.map(readListings));
const demoListings = composeDemoFeed(listings.flat(), JSON.parse(pool) as Interior[]);
// One listing per line, for readable diffs.
const lines = demoListings.map((listing) => JSON.stringify(listing)).join(',\n');
writeFileSync(new URL('listings.json', dataFolder), `[\n${lines}\n]\n`);
process.stderr.write(`${demoListings.length} listings\n`);
