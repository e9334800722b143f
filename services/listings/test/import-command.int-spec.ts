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
import { property } from './reso-records.js';
import { credentials, resoServer, type ResoServer } from './reso-server.js';

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

async function run(args: string[], settings: NodeJS.ProcessEnv = {}) {
  const { options } = service.dataSource;
  await writeFile(join(folder, 'database_url'), 'url' in options ? String(options.url) : '');
  const environment = { ...process.env };
  delete environment['DATABASE_URL'];
  const env = {
    ...environment,
    DATABASE_URL_FILE: join(folder, 'database_url'),
    IMPORT_REPORTS_DIR: folder,
    ...settings,
  };
  return promisify(execFile)(process.execPath, [script, ...args], { env });
}

it('imports into the database of DATABASE_URL_FILE', async () => {
  const feed = join(folder, 'ny-house-listings.csv');
  await writeFile(feed, sales.join('\n'));
  await run([feed]);
  expect(await listingsOf(service)).toHaveLength(2);
});

describe('import from a Web API', () => {
  let server: ResoServer;

  beforeEach(async () => {
    server = await resoServer([property('1', 1)]);
    await writeFile(join(folder, 'secret'), credentials.secret);
  });
  afterEach(() => server.close());

  const settings = () => ({
    ...{ RESO_URL: server.url, RESO_TOKEN_URL: server.tokenUrl },
    ...{ RESO_CLIENT_ID: credentials.id, RESO_CLIENT_SECRET_FILE: join(folder, 'secret') },
  });

  it('imports all listings, then the changes', async () => {
    const first = await run(['--reso'], settings());
    const second = await run(['--reso'], settings());

    expect(first.stdout).toMatch(/^All listings\nRESO Web API \(reso\) from 127\.0\.0\.1:\d+\n/);
    expect(second.stdout).toMatch(/^Changes since 2026-11-20T12:01:00\.000Z\n/);
    expect(await listingsOf(service)).toHaveLength(1);
  });

  it('says in one line, without the secret, why it failed', async () => {
    const refused = { ...settings(), RESO_CLIENT_ID: 'nobody' };

    await expect(run(['--reso'], refused)).rejects.toMatchObject({
      code: 1,
      stderr: 'import: The token server refuses RESO_CLIENT_ID or RESO_CLIENT_SECRET\n',
    });
  });

  it('needs its settings', async () => {
    await expect(run(['--reso'])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('RESO_URL is not set'),
    });
  });
});
