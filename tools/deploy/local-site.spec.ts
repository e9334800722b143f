import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeRunningSite } from '../stack/running-site.js';
import { localSecretFile, siteOf } from './local-site.js';

let dataDir: string;
let to: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'data-'));
  to = path.join(dataDir, 'store');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the site of a command', () => {
  it('is the site that npm start runs beside the store, at its port', async () => {
    expect(siteOf({ to }, {})).toBe('http://localhost:8000');
    await writeRunningSite(dataDir, { origin: 'http://localhost:9000', pid: process.pid });
    expect(siteOf({ to }, {})).toBe('http://localhost:9000');
  });

  it('is the named site', async () => {
    await writeRunningSite(dataDir, { origin: 'http://localhost:9000', pid: process.pid });
    const SITE = 'https://www.example.com';
    expect(siteOf({ to }, { SITE })).toBe(SITE);
    expect(siteOf({ to, site: 'https://other.example' }, { SITE })).toBe('https://other.example');
  });

  it('reads its secret beside the store', async () => {
    const file = path.join(dataDir, 'smoke-secret.secret');
    await writeFile(file, 'secret');
    expect(localSecretFile({ to })).toBe(file);
  });
});
