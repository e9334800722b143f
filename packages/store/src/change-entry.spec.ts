import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RegistryEntry } from '@phantom/registry';
import { changeEntry } from './change-entry.js';
import { openStore } from './open-store.js';
import type { Store } from './store.js';

const first: RegistryEntry = {
  format: 1,
  name: 'shell',
  revision: 0,
  versions: [
    {
      url: '/r/shell/1/shell.js',
      metadata: { version: '1', integrity: 'sha384-AAAA' },
      extras: { host: true, scripts: ['/r/shell/1/shell.js'], styles: [] },
    },
  ],
  history: [],
};

const next = (entry = first): RegistryEntry => ({ ...entry, revision: entry.revision + 1 });

describe('changeEntry', () => {
  let root: string;
  let store: Store;

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'store-'));
    store = await openStore(root);
  });
  afterEach(() => rm(root, { recursive: true }));

  it('loses no change of concurrent writers', async () => {
    await Promise.all(Array.from({ length: 10 }, () => changeEntry(store, 'shell', next)));
    expect(await changeEntry(store, 'shell', next)).toMatchObject({ revision: 11 });
  });

  it('writes nothing when the entry does not change', async () => {
    await changeEntry(store, 'shell', next);
    const before = await store.readEntry('shell');
    await changeEntry(store, 'shell', (entry = first) => entry);
    expect(await store.readEntry('shell')).toEqual(before);
  });

  it('signs the entry before writing', async () => {
    const signature = { key: 'k', value: 'v' };
    const written = await changeEntry(store, 'shell', next, (entry) => ({ ...entry, signature }));
    expect(written.signature).toEqual(signature);
  });

  it('does not overwrite an invalid entry', async () => {
    await store.writeEntry('shell', '{"format":', null);
    await expect(changeEntry(store, 'shell', next)).rejects.toThrow(/entry of shell is not valid/);
  });
});

describe('openStore', () => {
  it('refuses an unknown scheme', async () => {
    await expect(openStore('ftp://host/store')).rejects.toThrow(/name a folder/);
  });
});
