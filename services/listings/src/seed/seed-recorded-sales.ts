import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { EntityManager } from 'typeorm';
import { readSales, storeSales } from '../recorded-sales/import-sales.js';

const demoSales = new URL('../../demo/recorded-sales.csv.gz', import.meta.url);

/** Loads the demo's recorded sales, unless there are recorded sales already. */
export async function seedRecordedSales(manager: EntityManager): Promise<void> {
  const known: unknown[] = await manager.query('SELECT FROM recorded_sale LIMIT 1');
  if (known.length > 0) return;
  const text = await promisify(gunzip)(await readFile(demoSales));
  const { sales } = readSales(text.toString('utf8'));
  await storeSales(manager, sales);
}
