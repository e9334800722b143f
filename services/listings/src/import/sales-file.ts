import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip, gunzipSync } from 'node:zlib';
import type { DataSource } from 'typeorm';
import { readSales, storeSales } from '../recorded-sales/import-sales.js';
import { EXCLUSIONS, SALE_COLUMNS } from '../recorded-sales/sale-rules.js';
import { readHeader } from './csv/row.js';

const isCompressed = (path: string) => path.endsWith('.gz');

/** Whether a file has the columns of the Department of Finance's recorded sales. A compressed file is no other feed. */
export async function isSalesFile(path: string): Promise<boolean> {
  const file = createReadStream(path, { end: isCompressed(path) ? undefined : 4_095 });
  const text = isCompressed(path) ? file.pipe(createGunzip()) : file;
  try {
    const [chunk] = (await once(text, 'data')) as [Buffer];
    const [header = ''] = chunk.toString('utf8').split('\n');
    const names = new Set(readHeader(header).map((name) => name.trim()));
    return SALE_COLUMNS.every((name) => names.has(name));
  } finally {
    text.destroy();
    file.destroy();
  }
}

interface Options {
  dataSource: DataSource;
  path: string;
  dryRun: boolean;
  reportsDir: string;
  now: Date;
}

/** Imports a file of recorded sales in one transaction. @returns what was read, for people, and the path of the report */
export async function importSalesFile({ dataSource, path, dryRun, reportsDir, now }: Options) {
  const bytes = await readFile(path);
  const text = (isCompressed(path) ? gunzipSync(bytes) : bytes).toString('utf8');
  const { sales, excluded } = readSales(text);
  if (!dryRun) await dataSource.transaction((manager) => storeSales(manager, sales));
  await mkdir(reportsDir, { recursive: true });
  const name = `nyc-recorded-sales-${now.toISOString().replaceAll(/[:.]/g, '-')}.csv`;
  const report = join(reportsDir, name);
  const lines = excluded.map(({ line, reason }) => `${line},skipped,${reason}`);
  await writeFile(report, ['line,outcome,reason', ...lines, ''].join('\n'));
  const counts = Map.groupBy(excluded, ({ reason }) => reason);
  const summary = [
    `${sales.length} sales ${dryRun ? 'can be stored' : 'stored'}, ${excluded.length} left out`,
    ...EXCLUSIONS.map((reason) => `  ${reason}: ${counts.get(reason)?.length ?? 0}`),
  ].join('\n');
  return { summary, report };
}
