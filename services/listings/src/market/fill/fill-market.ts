import type { DataSource } from 'typeorm';
import { MarketDrawer, type DrawnHome } from '../draw/market-drawer.js';
import type { Market } from '../market.js';
import { storeHomes } from './store-homes.js';

const batchSize = 2_000;

export interface FillOptions {
  market: Market;
  /** How many homes; those of a smaller number are the first of a larger one. */
  homes: number;
  seed: string;
  /** The moment which ages on the market and viewings count from. */
  now: Date;
  /** Told of every batch how many are stored. */
  onBatch?: (stored: number) => void;
}

/** Fills a database with homes of the market, a transaction a batch. */
export async function fillMarket(
  dataSource: DataSource,
  { market, homes, seed, now, onBatch }: FillOptions,
): Promise<void> {
  const drawer = new MarketDrawer(market, seed, now);
  const draw = (from: number): DrawnHome[] =>
    Array.from({ length: Math.min(batchSize, homes - from) }, (_, at) =>
      drawer.draw(from + at + 1),
    );

  let batch = draw(0);
  for (let stored = 0; stored < homes;) {
    const size = batch.length;
    const storing = dataSource.transaction((manager) => storeHomes(manager, batch, now));
    // The next are drawn while the database is at work.
    const next = draw(stored + size);
    await storing;
    stored += size;
    onBatch?.(stored);
    batch = next;
  }
}
