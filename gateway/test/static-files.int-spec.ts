import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import {
  addBundle,
  ENTRY_SCRIPT,
  publishRegistry,
  siteDocument,
} from './support/published-store.js';

describe('bundles, pictures and recordings', () => {
  let gateway: GatewayUnderTest;
  let entry: string;

  beforeAll(async () => {
    gateway = await startGateway('http://127.0.0.1:1');
    entry = await addBundle(gateway.storeDir);
    await publishRegistry(gateway.storeDir, siteDocument());
    const picture = path.join(gateway.picturesDir, 'homes', 'a');
    await mkdir(picture, { recursive: true });
    await writeFile(path.join(picture, '400.webp'), 'picture');
    await writeFile(path.join(picture, '400.avif'), 'picture');
    await writeFile(path.join(picture, '400-2x3-75-50.avif'), 'crop');
    await mkdir(gateway.audioDir, { recursive: true });
    await writeFile(path.join(gateway.audioDir, 'one.mp3'), '0123456789');
  });
  afterAll(() => gateway.close());

  const get = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await request(gateway.url + url, { headers });
    const body = Buffer.from(await answer.body.arrayBuffer());
    return { status: answer.statusCode, headers: answer.headers, body };
  };

  it('are immutable, with a content type and nosniff', async () => {
    const { status, headers, body } = await get(entry);
    expect([status, body.toString()]).toEqual([200, ENTRY_SCRIPT]);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/i);
  });

  it('are sent with the compression of the publisher', async () => {
    const br = await get(entry, { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(br.headers['content-type']).toMatch(/javascript/);
    expect(brotliDecompressSync(br.body).toString()).toBe(ENTRY_SCRIPT);
    const gzip = await get(entry, { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(ENTRY_SCRIPT);
  });

  it.each([
    '/r/listings/1.0.0-abc/gone.js',
    '/r/listings/0.9.0/entry.js',
    '/r/listings/1.0.0-abc',
    '/r/registry/shell.json',
    '/pictures/homes/b/400.webp',
    '/pictures/homes/a',
    '/audio/two.mp3?v=1',
  ])('get 404 without caching at %s', async (url) => {
    const { status, headers } = await get(url);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['a crop', '400-2x3-75-50.avif', 'crop'],
    ['the whole picture in place of a missing crop', '400-2x3-50-50.avif', 'picture'],
  ])('include %s', async (_what, name, content) => {
    const { status, headers, body } = await get(`/pictures/homes/a/${name}`);
    expect([status, headers['content-type'], body.toString()]).toEqual([
      200,
      'image/avif',
      content,
    ]);
  });

  it('allow pictures to be cached for a day', async () => {
    const { headers } = await get('/pictures/homes/a/400.webp');
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400',
    });
    const again = await get('/pictures/homes/a/400.webp', {
      'if-none-match': String(headers['etag']),
    });
    expect(again.status).toBe(304);
    const avif = await get('/pictures/homes/a/400.avif');
    expect(avif.headers['content-type']).toBe('image/avif');
  });

  it('support ranges of a recording, which is immutable', async () => {
    const whole = await get('/audio/one.mp3?v=1');
    expect([whole.status, whole.body.toString()]).toEqual([200, '0123456789']);
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const etag = String(whole.headers['etag']);

    const rest = await get('/audio/one.mp3?v=1', { range: 'bytes=6-', 'if-range': etag });
    expect([rest.status, rest.body.toString()]).toEqual([206, '6789']);
    expect(rest.headers['content-range']).toBe('bytes 6-9/10');
    const other = await get('/audio/one.mp3?v=1', { range: 'bytes=6-', 'if-range': '"another"' });
    expect([other.status, other.body.toString()]).toEqual([200, '0123456789']);
    const past = await get('/audio/one.mp3?v=1', { range: 'bytes=10-' });
    expect([past.status, past.headers['cache-control']]).toEqual([416, 'no-store']);
  });

  it('support ranges of the map tiles, under an address that every page names', async () => {
    const page = await get('/listings');
    const [, tiles = ''] = /<meta name="map-tiles" content="([^"]+)">/.exec(`${page.body}`) ?? [];
    expect(tiles).toMatch(/^\/maps\/[0-9a-f]{16}\/nyc\.pmtiles$/);

    const whole = await get(tiles);
    expect(whole.headers).toMatchObject({
      'content-type': 'application/vnd.pmtiles',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const etag = String(whole.headers['etag']);
    const header = await get(tiles, { range: 'bytes=0-6', 'if-range': etag });
    expect([header.status, header.body.toString()]).toEqual([206, 'PMTiles']);
    expect(header.headers['content-range']).toBe(`bytes 0-6/${whole.body.length}`);
    const other = await get(tiles, { range: 'bytes=0-6', 'if-range': '"another"' });
    expect([other.status, other.body.length]).toEqual([200, whole.body.length]);

    const head = await request(gateway.url + tiles, { method: 'HEAD' });
    await head.body.dump();
    expect(head.headers['content-length']).toBe(String(whole.body.length));
    expect((await get(tiles.replace(/[0-9a-f]{16}/, '0'.repeat(16)))).status).toBe(404);
  });

  it('are available again when a lost bundle is published again', async () => {
    await rm(path.join(gateway.storeDir, 'r', 'listings'), { recursive: true });
    expect((await get(entry)).status).toBe(404);
    await addBundle(gateway.storeDir);
    expect((await get(entry)).status).toBe(200);
  });
});
