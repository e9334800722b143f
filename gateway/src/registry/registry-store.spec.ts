import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { composeDocument, type RegistryEntry } from '@phantom/registry';
import { openStore } from '@phantom/store';
import { GatewayConfig } from '../config/gateway.config.js';
import { RegistryStore, RegistryUnavailableError } from './registry-store.js';
import { entryOf } from './testing/entry-fixtures.js';

const registryOf = (...entries: RegistryEntry[]) => ({
  document: composeDocument(entries),
  canaries: {},
});

describe('RegistryStore', () => {
  let storeDir: string;
  let store: RegistryStore;
  const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);

  const fileOf = (name: string) => path.join(storeDir, 'registry', `${name}.json`);

  const publish = async (name: string, content: unknown = entryOf(name)): Promise<void> => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    const incoming = path.join(storeDir, 'incoming');
    await writeFile(incoming, text);
    await rename(incoming, fileOf(name));
  };

  beforeEach(async () => {
    storeDir = await mkdtemp(path.join(tmpdir(), 'store-'));
    await mkdir(path.dirname(fileOf('any')));
    const config = Object.assign(new GatewayConfig(), { store: storeDir });
    store = new RegistryStore(await openStore(storeDir), config);
    logged.mockClear();
  });
  afterEach(() => rm(storeDir, { recursive: true }));

  it('reads the published entries once while they do not change', async () => {
    await publish('listings');
    await publish('portfolio');
    const [first, second] = await Promise.all([store.current(), store.current()]);
    expect(first).toEqual(registryOf(entryOf('listings'), entryOf('portfolio')));
    expect(second).toBe(first);
    expect(await store.current()).toBe(first);
  });

  it('reads a new entry as soon as it is published', async () => {
    await publish('listings');
    await store.current();
    await publish('listings', entryOf('listings', 2));
    expect(await store.current()).toEqual(registryOf(entryOf('listings', 2)));
    await publish('portfolio');
    const both = registryOf(entryOf('listings', 2), entryOf('portfolio'));
    expect(await store.current()).toEqual(both);
  });

  it.each([
    ['half a file', '{"format":'],
    ['something else', '{"name":"x"}'],
    ['the entry of another', entryOf('marketing')],
  ])('keeps the last valid entry on %s, and logs it once', async (_what, broken) => {
    await publish('listings');
    await publish('portfolio');
    await store.current();
    await publish('listings', broken);
    await publish('portfolio', entryOf('portfolio', 2));
    const expected = registryOf(entryOf('listings'), entryOf('portfolio', 2));
    expect(await store.current()).toEqual(expected);
    await store.current();
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('keeps the last valid entry when the file is missing, and logs it once', async () => {
    await publish('listings');
    await store.current();
    await rm(fileOf('listings'));
    expect(await store.current()).toEqual(registryOf(entryOf('listings')));
    await store.current();
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('throws before the first entry, and reads it when it is published', async () => {
    await expect(store.current()).rejects.toThrow(RegistryUnavailableError);
    await publish('listings');
    expect(await store.current()).toEqual(registryOf(entryOf('listings')));
  });
});
