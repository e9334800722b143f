import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestApp } from '@phantom/service-kit/testing';
import { ResoError } from '../src/import/reso/http-client.js';
import { listingsOf } from './import-lines.js';
import { listingsApp } from './listings-app.js';
import { importReso, property, type ResoRun } from './reso-records.js';
import {
  credentials,
  type Misbehaviour,
  resoServer,
  type ResoServer,
  send,
} from './reso-server.js';

let service: TestApp;
let server: ResoServer;
let folder: string;

beforeAll(async () => {
  service = await listingsApp();
  folder = await mkdtemp(join(tmpdir(), 'reso-'));
});
beforeEach(async () => {
  server = await resoServer([property('1', 1), property('2', 2), property('3', 3)]);
});
afterEach(async () => {
  await server.close();
  for (const table of ['listing', 'feed_state'])
    await service.dataSource.query(`DELETE FROM ${table}`);
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const run = (options?: ResoRun) => importReso(service, server, folder, options);
const page = (key: string, nextLink?: string) => ({
  value: [property(key, 1)],
  ...(nextLink && { '@odata.nextLink': nextLink }),
});

const busy =
  (status: number, retryAfter?: string): Misbehaviour =>
  (response) =>
    send(response, status, {}, retryAfter ? { 'retry-after': retryAfter } : {});
const isSilent: Misbehaviour = () => undefined;
const cutsConnection: Misbehaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"value":[', () => response.destroy());
};
const sendsHalf: Misbehaviour = (response) => response.end('{"value":[{"ListingKey"');

describe('a failure for a while', () => {
  it.each<[string, Misbehaviour[], number[]]>([
    ['429 with Retry-After', [busy(429, '7')], [7_000]],
    ['503 without Retry-After, twice', [busy(503), busy(503)], [1_000, 2_000]],
    ['500', [busy(500)], [1_000]],
    ['broken JSON', [sendsHalf], [1_000]],
    ['JSON that is no page', [(response) => send(response, 200, null)], [1_000]],
    ['a connection that is cut', [cutsConnection], [1_000]],
    ['no response in time', [isSilent], [1_000]],
  ])('is repeated: %s', async (_, responses, pauses) => {
    server.misbehave(...responses);

    expect((await run()).pauses).toEqual(pauses);
    expect(await listingsOf(service)).toHaveLength(3);
  });

  it('waits until the date of Retry-After', async () => {
    server.misbehave(busy(503, new Date(Date.now() + 90_000).toUTCString()));
    const [pause] = (await run()).pauses;

    expect(pause).toBeGreaterThan(80_000);
    expect(pause).toBeLessThanOrEqual(90_000);
  });
});

describe('a failure that stays', () => {
  it.each<[string, RegExp, Misbehaviour[], ResoRun?]>([
    ['503 too often', /503, 3 times$/, [busy(503), busy(503), busy(503)]],
    ['too long a Retry-After', /429, and asks for a pause of 7200 s$/, [busy(429, '7200')]],
    ['404', /404$/, [busy(404)]],
    [
      'a field that the server refuses',
      /400 \(No such field\)$/,
      [(response) => send(response, 400, { error: { message: 'No such\nfield' } })],
    ],
    [
      'a redirect',
      /the response is 302$/,
      [(response) => send(response, 302, {}, { location: 'https://evil.example/' })],
    ],
    [
      'a next link to another server',
      /leads to https:\/\/evil\.example$/,
      [(response) => send(response, 200, page('1', 'https://evil.example/Property'))],
    ],
    [
      'a next link to another port',
      /leads to http:\/\/127\.0\.0\.1:1$/,
      [(response) => send(response, 200, page('1', 'http://127.0.0.1:1/odata/Property'))],
    ],
    [
      'a next link that is no URL',
      /leads to no valid URL$/,
      [(response) => send(response, 200, page('1', 'http://['))],
    ],
    [
      'a next link to the same page',
      /twice/,
      [1, 2, 3].map(() => (response, url) => {
        send(response, 200, { value: [], '@odata.nextLink': `${url}/Property?a` });
      }),
    ],
    [
      'a page that comes again under other links',
      /twice/,
      [1, 2].map(
        (at) => (response, url) => send(response, 200, page('1', `${url}/Property?${at}`)),
      ),
    ],
    [
      'pages without an end',
      /more than 4 pages/,
      [1, 2, 3, 4].map(
        (at) => (response, url) => send(response, 200, page(`${at}`, `${url}/Property?${at}`)),
      ),
      { maxPages: 4 },
    ],
    [
      'a response that is too large',
      /larger than 20000 bytes$/,
      [(response) => send(response, 200, page('1', 'x'.repeat(20_000)))],
      { limits: { maxBytes: 20_000 } },
    ],
  ])(
    'ends the import before anything is stored: %s',
    async (_, message, responses, options = {}) => {
      server.misbehave(...responses);
      const failure = await run(options).catch((error: unknown) => error);

      expect(failure).toBeInstanceOf(ResoError);
      expect((failure as Error).message).toMatch(message);
      expect(await listingsOf(service)).toEqual([]);
      expect(await service.dataSource.query('SELECT * FROM feed_state')).toEqual([]);
      expect(await readdir(folder)).toEqual([]);
    },
  );
});

describe('tokens', () => {
  it('are renewed before they end', async () => {
    server.tokenLife = 0.001;
    await run();

    // One for the metadata, and one for each of the two pages.
    expect(server.issued).toBe(3);
    expect(await listingsOf(service)).toHaveLength(3);
  });

  it.each([3_600, undefined])('are used until their end in %s s', async (life) => {
    server.tokenLife = life;
    await run();

    expect(server.issued).toBe(1);
  });

  it('are renewed once when the server refuses them', async () => {
    server.misbehave((response) => {
      server.revokeTokens();
      send(response, 401, {});
    });
    await run();

    expect(server.issued).toBe(2);
    expect(await listingsOf(service)).toHaveLength(3);
  });

  it('end the import when the server refuses the new one too', async () => {
    server.misbehave(busy(401), busy(401));

    await expect(run()).rejects.toThrow('/odata/Property: the token is refused');
    expect(server.issued).toBe(2);
  });

  it('may be fixed, and are not renewed then', async () => {
    await expect(run({ config: { resoToken: 'fixed-token' } })).rejects.toThrow('token is refused');
    expect(server.issued).toBe(0);
  });

  it('name no secret when the token server refuses the client', async () => {
    const failure: unknown = await run({ config: { resoClientId: 'nobody' } }).catch(
      (error) => error,
    );

    expect((failure as Error).message).toBe(
      'The token server refuses RESO_CLIENT_ID or RESO_CLIENT_SECRET',
    );
    expect((failure as Error).stack).not.toContain(credentials.secret);
  });
});
