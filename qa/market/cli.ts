// A market of any size, for tests at scale. Both commands need `npm run build`.
//   npm run market -w qa -- learn ny-house-listings.csv streeteasy-rentals.csv   writes qa/market/market.json
//   DATABASE_URL=… npm run market -w qa -- fill --homes 1000000                  fills an empty, migrated database
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Listing, listingsDataSource } from '@phantom/listings-service';
import type { DemoListing } from '@phantom/listings-service/seed';
import { connect, DatabaseConfig, loadConfig, StartupError } from '@phantom/service-kit';
import { readListings } from '../../demo/feed/read-listings.js';
import { fillMarket } from './fill-market.js';
import { learnMarket } from './learn-market.js';
import { MARKET_SOURCE } from './market-drawer.js';
import type { Market } from './market.js';

const marketFile = new URL('market.json', import.meta.url);
const demoFile = new URL('../../services/listings/demo/listings.json', import.meta.url);

async function learn(files: readonly string[]): Promise<void> {
  const folder = process.env.INIT_CWD ?? process.cwd();
  const read = files.map((file) => readListings(resolve(folder, file)));
  const listings = (await Promise.all(read)).flat();
  const demoListings = JSON.parse(readFileSync(demoFile, 'utf8')) as DemoListing[];
  const market = learnMarket(
    listings,
    demoListings.map(({ open_house: viewing }) => viewing !== null),
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
  writeFileSync(marketFile, `{\n${parts.join(',\n')}\n}\n`);
  process.stderr.write(`${listings.length} listings, ${segments.length} segments\n`);
}

async function fill(homes: number, seed: string): Promise<void> {
  if (!Number.isInteger(homes) || homes < 1)
    throw new StartupError('--homes must be a whole number above 0');
  const market = JSON.parse(readFileSync(marketFile, 'utf8')) as Market;
  const { databaseUrl } = loadConfig(DatabaseConfig);
  const dataSource = await connect(listingsDataSource(databaseUrl));
  try {
    if (await dataSource.getRepository(Listing).existsBy({ source: MARKET_SOURCE }))
      throw new StartupError('The database has homes of the market already: use an empty one');
    await fillMarket(dataSource, {
      market,
      homes,
      seed,
      now: new Date(),
      onBatch: (stored) => process.stderr.write(`\r${stored} homes`),
    });
    process.stderr.write('\n');
  } finally {
    await dataSource.destroy();
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      homes: { type: 'string', default: '10000' },
      seed: { type: 'string', default: 'a' },
    },
  });
  const [command, ...files] = positionals;
  if (command === 'learn') return learn(files);
  if (command === 'fill') return fill(Number(values.homes), values.seed);
  throw new StartupError('Name a command: learn or fill');
}

try {
  await main();
} catch (error) {
  const text = error instanceof StartupError ? error.message : String((error as Error).stack);
  process.stderr.write(`market: ${text}\n`);
  process.exitCode = 1;
}
