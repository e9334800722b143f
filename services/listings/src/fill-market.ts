import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { connect, DatabaseConfig, loadConfig, StartupError } from '@phantom/service-kit';
import type { DataSource } from 'typeorm';
import { listingsDataSource } from './data-source.js';
import { Listing } from './listings/listing.entity.js';
import { MARKET_SOURCE } from './market/market-drawer.js';
import { fillMarket } from './market/fill-market.js';
import type { Market } from './market/market.js';

// Fills the database of DATABASE_URL with drawn listings, for tests at scale: node dist/fill-market.js --homes
// 1000000

const { values } = parseArgs({
  options: {
    homes: { type: 'string', default: '10000' },
    seed: { type: 'string', default: 'a' },
  },
});

async function requireNone(dataSource: DataSource): Promise<void> {
  if (await dataSource.getRepository(Listing).existsBy({ source: MARKET_SOURCE }))
    throw new StartupError('The database has homes of the market already: use an empty one');
}

async function main(): Promise<void> {
  const homes = Number(values.homes);
  if (!Number.isInteger(homes) || homes < 1)
    throw new StartupError(`--homes must be a whole number above 0, not "${values.homes}"`);
  const file = new URL('../demo/market.json', import.meta.url);
  const market = JSON.parse(readFileSync(file, 'utf8')) as Market;
  const { databaseUrl } = loadConfig(DatabaseConfig);
  const dataSource = await connect(listingsDataSource(databaseUrl));
  try {
    await requireNone(dataSource);
    await fillMarket(dataSource, {
      market,
      homes,
      seed: values.seed,
      now: new Date(),
      onBatch: (stored) => process.stderr.write(`\r${stored} homes`),
    });
    process.stderr.write('\n');
  } finally {
    await dataSource.destroy();
  }
}

try {
  await main();
} catch (error) {
  const text = error instanceof StartupError ? error.message : String((error as Error).stack);
  process.stderr.write(`fill-market: ${text}\n`);
  process.exitCode = 1;
}
