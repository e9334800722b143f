import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestApp } from '@phantom/service-kit/testing';
import { sales } from './feed-lines.js';
import { listingsOf } from './import-lines.js';
import { listingsApp } from './listings-app.js';

const script = fileURLToPath(new URL('../dist/import.js', import.meta.url));

let service: TestApp;
let folder: string;

beforeEach(async () => {
  service = await listingsApp();
  folder = await mkdtemp(join(tmpdir(), 'feeds-'));
});
afterEach(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

it('imports into the database of DATABASE_URL_FILE', async () => {
  const { options } = service.dataSource;
  const feed = join(folder, 'ny-house-listings.csv');
  await writeFile(feed, sales.join('\n'));
  await writeFile(join(folder, 'database_url'), 'url' in options ? String(options.url) : '');
  const environment = { ...process.env };
  delete environment['DATABASE_URL'];
  const env = {
    ...environment,
    DATABASE_URL_FILE: join(folder, 'database_url'),
    IMPORT_REPORTS_DIR: folder,
  };
  await promisify(execFile)(process.execPath, [script, feed], { env });
  expect(await listingsOf(service)).toHaveLength(2);
});
