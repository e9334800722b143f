import { createServer, type Server } from 'node:http';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { request } from 'undici';
import { drawMissingPicture } from '../src/registry/missing-pictures.js';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';

describe('missing pictures', () => {
  let gateway: GatewayUnderTest;
  let illustrator: Server;
  let illustratorUrl: string;
  let asked: string[];

  beforeAll(async () => {
    // Draws pictures named `home-…`, fails at those named `broken-…`, and knows neither others nor crops.
    illustrator = createServer((incoming, response) => {
      const { url = '' } = incoming;
      asked.push(`${incoming.method} ${url}`);
      if (url.includes('silent-')) return;
      const drawn = async () => {
        if (url.includes('broken-')) return 503;
        if (!url.includes('home-') || url.includes('x')) return 404;
        const file = path.join(gateway.picturesDir, url.slice('/pictures/'.length));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, 'drawn');
        return 200;
      };
      void drawn().then((status) => response.writeHead(status).end());
    });
    await new Promise<void>((listening) => illustrator.listen(0, '127.0.0.1', listening));
    illustratorUrl = `http://127.0.0.1:${(illustrator.address() as AddressInfo).port}`;
    gateway = await startGateway('http://127.0.0.1:1', { PICTURES_URL: illustratorUrl });
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(async () => {
    await gateway.close();
    illustrator.closeAllConnections();
    await new Promise((closed) => illustrator.close(closed));
  });

  const get = async (url: string) => {
    const { statusCode, headers, body } = await request(gateway.url + url);
    return { status: statusCode, headers, text: await body.text() };
  };

  it('are drawn once and served like existing ones', async () => {
    const first = await get('/pictures/homes/home-1/400.webp');
    expect([first.status, first.text]).toEqual([200, 'drawn']);
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    });
    expect(first.headers['etag']).toBeDefined();
    const stored = path.join(gateway.picturesDir, 'homes/home-1/400.webp');
    expect(await readFile(stored, 'utf8')).toBe('drawn');

    expect((await get('/pictures/homes/home-1/400.webp')).status).toBe(200);
    expect(asked).toEqual(['HEAD /pictures/homes/home-1/400.webp']);
  });

  it('are whole in place of a crop that does not exist', async () => {
    const { status, headers, text } = await get('/pictures/heroes/home-4/800-2x3-0-50.avif');
    expect([status, headers['content-type'], text]).toEqual([200, 'image/avif', 'drawn']);
    expect(asked).toEqual([
      'HEAD /pictures/heroes/home-4/800-2x3-0-50.avif',
      'HEAD /pictures/heroes/home-4/800.avif',
    ]);
  });

  it('return 404 when they are unknown', async () => {
    for (const url of ['/pictures/homes/none/400.webp', '/pictures/homes/none/400-2x3-0-50.avif']) {
      const { status, headers } = await get(url);
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    }
  });

  it('return 503 with Retry-After when the drawing fails', async () => {
    const { status, headers } = await get('/pictures/homes/broken-1/400.webp');
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
  });

  it.each([
    '/pictures/..%2f..%2fhome-2.webp',
    '/pictures/homes/home-2',
    '/pictures/.secret/home-2.webp',
  ])('are not requested for a path without a picture: %s', async (url) => {
    expect((await get(url)).status).toBeGreaterThanOrEqual(400);
    expect(asked).toEqual([]);
  });

  it('fail within the time limit when the process is silent or gone', async () => {
    const wait = drawMissingPicture(gateway.picturesDir, illustratorUrl, 50);
    await expect(wait?.('homes/silent-1/400.webp')).rejects.toMatchObject({ status: 503 });
    const refused = drawMissingPicture(gateway.picturesDir, 'http://127.0.0.1:1');
    await expect(refused?.('homes/home-3/400.webp')).rejects.toMatchObject({ status: 503 });
  });

  it('stay missing without such a process', () => {
    expect(drawMissingPicture(gateway.picturesDir, undefined)).toBeUndefined();
  });
});
