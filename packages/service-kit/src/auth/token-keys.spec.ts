import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { exportJWK, generateKeyPair } from 'jose';
import { ProcessConfig } from '../config/process-config.js';
import { ServiceUnavailableError, UnauthorizedError } from '../errors/errors.js';
import { TokenKeys } from './token-keys.js';

let server: Server;
let fetches: number;
let published: { kid: string }[];
let keys: TokenKeys;

async function newKey(kid: string) {
  const { publicKey } = await generateKeyPair('ES256');
  return { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' };
}

const header = (kid: string) => ({ alg: 'ES256', kid });

beforeEach(async () => {
  fetches = 0;
  published = [await newKey('first')];
  server = createServer((_request, response) => {
    fetches += 1;
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ keys: published }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const config = new ProcessConfig();
  config.jwksUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`;
  keys = new TokenKeys(config);
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('fetches once and returns the same KeyObject', async () => {
  const key = await keys.find(header('first'));
  expect(key.asymmetricKeyType).toBe('ec');
  expect(await keys.find(header('first'))).toBe(key);
  expect(fetches).toBe(1);
});

it('does not fetch for every forged key id', async () => {
  await keys.find(header('first'));
  for (const kid of ['a', 'b', 'c']) {
    await expect(keys.find(header(kid))).rejects.toThrow(UnauthorizedError);
  }
  expect(fetches).toBe(1);
});

it('refuses a token without ES256 or a key id', async () => {
  await expect(keys.find({ alg: 'HS256', kid: 'first' })).rejects.toThrow(UnauthorizedError);
  await expect(keys.find({ alg: 'ES256' })).rejects.toThrow(UnauthorizedError);
  expect(fetches).toBe(0);
});

it('finds a key that was published later', async () => {
  await keys.find(header('first'));
  published.push(await newKey('second'));
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout'], now: Date.now() });
  jest.setSystemTime(Date.now() + 11_000);
  await expect(keys.find(header('second'))).resolves.toBeDefined();
  jest.useRealTimers();
});

describe('while the auth service is down', () => {
  beforeEach(async () => {
    await keys.find(header('first'));
    server.closeAllConnections();
    server.close();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout'], now: Date.now() });
    jest.setSystemTime(Date.now() + 3_600_000);
  });

  afterEach(() => jest.useRealTimers());

  it('uses cached keys', async () => {
    await expect(keys.find(header('first'))).resolves.toBeDefined();
  });

  it('throws ServiceUnavailableError for unknown keys', async () => {
    await expect(keys.find(header('second'))).rejects.toThrow(ServiceUnavailableError);
  });
});

it('retries after a broken connection', async () => {
  let lost = 0;
  server.prependListener('request', ({ socket }) => {
    if (lost < 2) {
      lost += 1;
      socket.resetAndDestroy();
    }
  });

  await expect(keys.find(header('first'))).resolves.toBeDefined();
  expect(lost).toBe(2);
});

it('throws ServiceUnavailableError without any keys', async () => {
  server.close();
  await expect(keys.find(header('first'))).rejects.toThrow(ServiceUnavailableError);
});
