import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { emptyDocument, type RegistryDocument } from '@phantom/registry';
import { GatewayConfig } from '../config/gateway.config.js';
import { RegistryStore, RegistryUnavailableError } from './registry-store.js';

const documentWith = (name: string): RegistryDocument => ({
  ...emptyDocument(),
  microFrontends: {
    [name]: [
      {
        url: `/r/${name}/1/remoteEntry.js`,
        metadata: { version: '1', integrity: 'sha384-AAAA' },
        extras: { declaration: { name, namespace: name, routes: [], menu: [] } },
      },
    ],
  },
});

describe('RegistryStore', () => {
  let storeDir: string;
  let store: RegistryStore;
  const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);

  const publish = async (content: unknown): Promise<void> => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    const incoming = path.join(storeDir, 'incoming');
    await writeFile(incoming, text);
    await rename(incoming, path.join(storeDir, 'registry.json'));
  };

  beforeEach(async () => {
    storeDir = await mkdtemp(path.join(tmpdir(), 'store-'));
    store = new RegistryStore(Object.assign(new GatewayConfig(), { storeDir }));
    logged.mockClear();
  });
  afterEach(() => rm(storeDir, { recursive: true }));

  it('reads a published registry, once for as long as it stays', async () => {
    await publish(documentWith('listings'));
    const [first, second] = await Promise.all([store.current(), store.current()]);
    expect(first).toEqual(documentWith('listings'));
    expect(second).toBe(first);
    expect(await store.current()).toBe(first);
  });

  it('has the next one as soon as it is published', async () => {
    await publish(documentWith('listings'));
    await store.current();
    await publish(documentWith('portfolio'));
    expect(await store.current()).toEqual(documentWith('portfolio'));
  });

  it.each([
    ['half a file', '{"schema":'],
    ['another document', '{"name":"x"}'],
  ])('stays with the last good one on %s, and says so once', async (_what, broken) => {
    await publish(documentWith('listings'));
    await store.current();
    await publish(broken);
    expect(await store.current()).toEqual(documentWith('listings'));
    await store.current();
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('stays with the last good one when the file is gone', async () => {
    await publish(documentWith('listings'));
    await store.current();
    await rm(path.join(storeDir, 'registry.json'));
    expect(await store.current()).toEqual(documentWith('listings'));
  });

  it('has nothing before the first one, and reads it when it comes', async () => {
    await expect(store.current()).rejects.toThrow(RegistryUnavailableError);
    await publish(documentWith('listings'));
    expect(await store.current()).toEqual(documentWith('listings'));
  });
});
