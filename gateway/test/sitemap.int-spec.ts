import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import type { RouteDeclaration } from '@phantom/registry';
import { request } from 'undici';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { publishRegistry, siteDocument } from './support/published-store.js';
import { linksIn, sitemapOf } from './support/sitemap-reader.js';
import { startUpstream, type Upstream } from './support/upstream.js';

const LANGUAGES = ['', '/de', '/it', '/ru', '/es'];
const ORIGIN = 'https://homes.example';

/** Listings as a service lists them: 5,000 in a response. */
const answerHomes = (upstream: Upstream, total: number): void => {
  upstream.answer(({ url = '' }, response) => {
    const after = Number(new URL(url, upstream.url).searchParams.get('cursor') ?? 0);
    const count = Math.min(5_000, total - after);
    const list = Array.from({ length: count }, (_, index) => ({
      id: after + index + 1,
      updated_at: '2026-11-01T08:00:00.000Z',
    }));
    const next = after + count < total ? String(after + count) : null;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ error: 0, list, next }));
  });
};

const HOMES = { path: '/listings-detail/:id', entries: '/api/sitemap/listings' };

describe('the sitemap', () => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;

  const publish = (routes: Partial<RouteDeclaration>[]): Promise<void> => {
    const document = siteDocument();
    const { extras } = document.microFrontends['listings']![0]!;
    if (extras.host) throw new Error('not a remote');
    extras.declaration.routes = routes.map((route) => ({ path: '/', frame: 'public', ...route }));
    return publishRegistry(gateway.storeDir, document);
  };
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await request(gateway.url + path, {
      method: method as 'GET',
      headers,
    });
    const body = Buffer.from(await answer.body.arrayBuffer());
    return { status: answer.statusCode, headers: answer.headers, body, text: body.toString() };
  };

  beforeEach(async () => {
    upstream = await startUpstream();
    gateway = await startGateway(upstream.url, { PUBLIC_ORIGIN: `${ORIGIN}/` });
    answerHomes(upstream, 3);
  });
  afterEach(async () => {
    await gateway.close();
    await upstream.close();
  });

  it('has the public pages of all remotes, with their canonical path and in every language', async () => {
    await publish([
      { path: '/' },
      { path: '/home', canonical: '/' },
      { path: '/listings' },
      { path: '/login', noindex: true },
      { path: '/dashboard', frame: 'staff', access: 'signed-in' },
      { path: '/secret/:id' },
      HOMES,
    ]);
    const { status, headers, text } = await get('/sitemap.xml');
    const pages = ['', '/listings', ...[1, 2, 3].map((id) => `/listings-detail/${id}`)];

    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
      vary: 'accept-encoding',
    });
    const urls = sitemapOf(text);
    expect(urls.map(({ loc }) => loc)).toEqual(
      pages.flatMap((page) => LANGUAGES.map((prefix) => ORIGIN + (prefix + page || '/'))),
    );
    expect(urls.at(-1)).toEqual({
      loc: `${ORIGIN}/es/listings-detail/3`,
      lastmod: '2026-11-01T08:00:00.000Z',
      alternates: {
        en: `${ORIGIN}/listings-detail/3`,
        de: `${ORIGIN}/de/listings-detail/3`,
        it: `${ORIGIN}/it/listings-detail/3`,
        ru: `${ORIGIN}/ru/listings-detail/3`,
        es: `${ORIGIN}/es/listings-detail/3`,
        'x-default': `${ORIGIN}/listings-detail/3`,
      },
    });
    expect(urls[0]!.lastmod).toBeUndefined();
  });

  it('lists every alternate as a page with the same alternates', async () => {
    await publish([{ path: '/history' }, HOMES]);
    const urls = sitemapOf((await get('/sitemap.xml')).text);
    const byAddress = new Map(urls.map((url) => [url.loc, url]));

    expect(byAddress.size).toBe(urls.length);
    for (const { loc, alternates } of urls) {
      expect(Object.values(alternates)).toContain(loc);
      for (const other of Object.values(alternates)) {
        expect(byAddress.get(other)?.alternates).toEqual(alternates);
      }
    }
  });

  it('is an index for more than 50,000 addresses, with each page in one part', async () => {
    await publish([{ path: '/' }, HOMES]);
    answerHomes(upstream, 10_100);
    const index = await get('/sitemap.xml');
    const parts = linksIn(index.text);

    expect(parts).toEqual([1, 2].map((part) => `${ORIGIN}/sitemaps/${part}.xml`));
    const addresses = new Set<string>();
    for (const part of parts) {
      const { headers, body } = await get(new URL(part).pathname, { 'accept-encoding': 'br' });
      const xml = brotliDecompressSync(body);
      const urls = sitemapOf(xml.toString());
      expect(headers['content-encoding']).toBe('br');
      expect(urls.length).toBeLessThanOrEqual(50_000);
      expect(xml.byteLength).toBeLessThan(50 * 1024 * 1024);
      for (const { loc } of urls) addresses.add(loc);
    }
    expect(addresses.size).toBe(10_101 * LANGUAGES.length);
    expect((await get('/sitemaps/3.xml')).status).toBe(404);
  });

  it('has the accepted encoding, with the same content in each', async () => {
    await publish([HOMES]);
    const plain = await get('/sitemap.xml', { 'accept-encoding': 'identity' });
    const gzip = await get('/sitemap.xml', { 'accept-encoding': 'gzip' });
    const br = await get('/sitemap.xml', { 'accept-encoding': 'gzip, br' });

    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(br.headers['etag']).toBe(plain.headers['etag']);
  });

  it('is made once, and gets 304 for a known ETag', async () => {
    await publish([HOMES]);
    const first = await get('/sitemap.xml');
    const again = await get('/sitemap.xml', { 'if-none-match': String(first.headers['etag']) });
    const head = await get('/sitemap.xml', {}, 'HEAD');

    expect([again.status, again.text]).toEqual([304, '']);
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers['etag']).toBe(first.headers['etag']);
    expect(upstream.received).toHaveLength(1);
  });

  it('has a new page as soon as it is published', async () => {
    await publish([{ path: '/history' }]);
    const before = await get('/sitemap.xml');
    await publish([{ path: '/history' }, { path: '/careers' }]);
    const after = await get('/sitemap.xml');

    expect(before.text).not.toContain('/careers');
    expect(after.text).toContain(`<loc>${ORIGIN}/it/careers</loc>`);
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
  });

  it.each([
    ['is in trouble', 503],
    ['fails', 500],
    ['is asked too much', 429],
  ])('is unavailable rather than incomplete while a service %s', async (_what, status) => {
    await publish([{ path: '/history' }, HOMES]);
    upstream.answer((_request, response) => response.writeHead(status).end());
    const down = await get('/sitemap.xml');
    answerHomes(upstream, 3);
    const up = await get('/sitemap.xml');

    expect(down.status).toBe(503);
    expect(down.headers).toMatchObject({ 'retry-after': '120', 'cache-control': 'no-store' });
    expect(JSON.parse(down.text)).toMatchObject({ error: 1 });
    expect([up.status, sitemapOf(up.text).length]).toEqual([200, 4 * LANGUAGES.length]);
  });

  it.each([
    ['that nobody answers', { entries: '/api/sitemap/castles' }, undefined],
    ['that its service does not know', {}, 404],
    ['that tells nothing of use', {}, 200],
  ])('omits the pages of a route that declares a call %s', async (_what, over, status) => {
    await publish([{ path: '/history' }, { ...HOMES, ...over }]);
    if (status) {
      upstream.answer((_request, response) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end('{"error":0,"list":[{"name":"no id"}]}');
      });
    }
    const { text } = await get('/sitemap.xml');

    expect(sitemapOf(text)).toHaveLength(LANGUAGES.length);
  });

  it('is unavailable without a registry', async () => {
    expect((await get('/sitemap.xml')).status).toBe(503);
  });

  it.each([
    '/sitemaps/0.xml',
    '/sitemaps/1',
    '/sitemaps/01.xml',
    '/sitemaps/x.xml',
    '/sitemaps/2.xml',
  ])('has no part %s', async (path) => {
    await publish([HOMES]);
    expect((await get(path)).status).toBe(404);
  });

  it('is named in robots.txt', async () => {
    const { headers, text } = await get('/robots.txt');

    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toContain('User-agent: *\n');
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
  });
});
