import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRunningSite, removeRunningSite, writeRunningSite } from './running-site.js';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'data-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the running site of a data folder', () => {
  it('is found while it runs', async () => {
    const site = { origin: 'http://localhost:9000', pid: process.pid };
    expect(readRunningSite(dataDir)).toBeUndefined();
    await writeRunningSite(dataDir, site);
    expect(readRunningSite(dataDir)).toEqual(site);
    await removeRunningSite(dataDir);
    expect(readRunningSite(dataDir)).toBeUndefined();
  });

  it('is not found after its process was killed, or when the file is unreadable', async () => {
    await writeRunningSite(dataDir, { origin: 'http://localhost:9000', pid: 2 ** 22 + 1 });
    expect(readRunningSite(dataDir)).toBeUndefined();
    await writeFile(join(dataDir, 'running-site.json'), '{');
    expect(readRunningSite(dataDir)).toBeUndefined();
  });
});
