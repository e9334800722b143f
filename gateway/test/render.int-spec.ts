import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { until } from '@phantom/service-kit/testing';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { dataIn, isRendered, pageClient, withoutNonce } from './support/page-client.js';
import { GOOD, publishSite } from './support/rendered-site.js';
import { startUpstream, type Upstream } from './support/upstream.js';

/** Shows the response to calls that are not public reads. */
const CURIOUS = `
exports.renderSection = async (request, { fetch }) => {
  const calls = [
    new Request('http://any/api/auth/userdashboard'),
    new Request('http://any/api/auth/siteinfo', { method: 'POST' }),
    new Request('http://any/health/ready'),
  ];
  const answers = await Promise.all(calls.map(fetch));
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  const data = JSON.stringify({ statuses: answers.map(({ status }) => status), bodies });
  return { status: 200, html: '<p>calls</p>', head: '<title>calls</title>', data };
};`;

/** A page that redirects as its address says, or does not exist. */
const LEADING = `
exports.renderSection = async ({ path }) => {
  const query = new URL(path, 'http://any').searchParams;
  const to = query.get('to');
  const status = Number(query.get('status') ?? (to === null ? 404 : 302));
  const empty = { html: '', head: '', data: 'null' };
  return to === null
    ? { ...empty, status, html: '<h1>not there</h1>', head: '<title>not there</title>' }
    : { ...empty, status, redirect: to };
};`;

describe('a page rendered on the server', () => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;
  let get: ReturnType<typeof pageClient>;

  beforeAll(async () => {
    upstream = await startUpstream();
    upstream.answer((_request, response) => response.end('{"title":"Homes"}'));
    // Pages are sent completely, also on a slow machine.
    const env = { RENDER_DEADLINE: '20000', RENDER_BEGIN_AFTER: '20000' };
    gateway = await startGateway(upstream.url, env);
    get = pageClient(gateway.url);
    await publishSite(gateway.storeDir, {
      good: {
        bundle: GOOD,
        routes: [
          { path: '/good/:place', frame: 'public' },
          { path: '/members', frame: 'public', access: 'signed-in' },
          { path: '/staff', frame: 'staff', access: 'signed-in' },
          { path: '/hidden', frame: 'public', noindex: true },
        ],
      },
      curious: { bundle: CURIOUS },
      leading: { bundle: LEADING },
      plain: {},
    });
    await until(() => get('/good/warm'), isRendered);
  });
  afterAll(async () => {
    await gateway.close();
    await upstream.close();
  });

  it('contains frame, section, their heads and the data for hydration', async () => {
    const { status, headers, text } = await get('/good/queens?page=2');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(text).toContain('<div data-remote="good"><h1>Homes</h1></div>');
    expect(text).toContain('<nav>4 sections, at /good/queens?page=2</nav>');
    expect(text).toContain('<title>Homes</title>\n<meta name="frame" content="rendered">');
    expect(text).toContain('<link rel="stylesheet" href="/r/good/1/page.css">');
    expect(dataIn(text, 'frame-data')).toEqual({ frame: true });
    expect(dataIn(text, 'section-data')).toMatchObject({
      origin: 'http://localhost:8000',
      path: '/good/queens?page=2',
      basename: '',
      canonical: '/good/queens',
    });
  });

  it('is in the language of its address', async () => {
    const answer = await get('/de/good/queens', { cookie: 'lang=es', 'accept-language': 'it' });
    expect(answer.text).toContain('<html lang="de" data-base="/de">');
    expect(answer.headers['vary']).toBe('accept-encoding');
    expect(dataIn(answer.text, 'section-data')).toMatchObject({
      path: '/de/good/queens',
      language: 'de',
      basename: '/de',
      canonical: '/good/queens',
    });
    const chosen = await get('/good/queens', { cookie: 'lang=es', 'accept-language': 'it' });
    expect(dataIn(chosen.text, 'section-data')).toMatchObject({ language: 'es', basename: '' });
    expect(chosen.headers['vary']).toBe('accept-encoding, accept-language, cookie');
  });

  it('calls the services with its language and request id, without credentials', async () => {
    const received = upstream.next();
    await get('/ru/good/asked', { cookie: 'session=1', authorization: 'Bearer x' });
    const { headers, url } = (await received).request;
    expect(url).toBe('/api/auth/siteinfo');
    expect(headers['accept-language']).toBe('ru');
    expect(headers['x-request-id']).toMatch(/\S{8,}/);
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('authorization');
  });

  it('can make public reads only', async () => {
    const { text } = await get('/curious');
    expect(dataIn(text, 'section-data')).toEqual({
      statuses: [404, 404, 404],
      bodies: Array.from({ length: 3 }, () => expect.objectContaining({ error: 1, list: [] })),
    });
  });

  it('has an ETag, the accepted encoding, and no body for HEAD', async () => {
    const plain = await get('/good/sent');
    const again = await get('/good/sent', { 'if-none-match': String(plain.headers['etag']) });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers).not.toHaveProperty('content-encoding');
    const br = await get('/good/sent', { 'accept-encoding': 'br' });
    const gzip = await get('/good/sent', { 'accept-encoding': 'gzip' });
    for (const body of [brotliDecompressSync(br.body), gunzipSync(gzip.body)]) {
      expect(withoutNonce(body.toString())).toBe(withoutNonce(plain.text));
    }
    const head = await request(`${gateway.url}/good/sent`, { method: 'HEAD' });
    expect(head.headers['content-length']).toBe(String(plain.body.byteLength));
    expect(await head.body.text()).toBe('');
  });

  it('redirects within the site', async () => {
    const { status, headers, text } = await get('/leading?to=/de/good/küche');
    expect([status, headers['location'], text]).toEqual([302, '/de/good/k%C3%BCche', '']);
  });

  it('redirects for good from the earlier address of a page', async () => {
    const { status, headers } = await get('/leading?to=/good/queens&status=301');
    expect([status, headers['location']]).toEqual([301, '/good/queens']);
  });

  it('has status 410 and noindex if it was removed', async () => {
    const { status, text } = await get('/leading?status=410');
    expect(status).toBe(410);
    expect(text).toContain('<meta name="robots" content="noindex">');
  });

  it('does not redirect to another site', async () => {
    const answer = await get('/leading?to=//evil.test');
    expect([answer.status, answer.headers['location']]).toEqual([200, undefined]);
    expect(isRendered(answer)).toBe(false);
  });

  it('has status 404 and noindex if it does not exist', async () => {
    const { status, text } = await get('/leading');
    expect(status).toBe(404);
    expect(text).toContain('<h1>not there</h1>');
    expect(text).toContain('<meta name="robots" content="noindex">');
  });

  it('is only the frame for a route with sign-in', async () => {
    const answer = await get('/members');
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<nav>4 sections');
    expect(answer.text).toContain('<meta name="robots" content="noindex">');
    expect(isRendered(answer)).toBe(false);
  });

  it('is the not-found page of the shell for an unknown path', async () => {
    const answer = await get('/nowhere');
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('<div data-remote="shell"><h1>nobody’s</h1></div></main>');
    expect(answer.text).toContain('<title>nobody’s</title>');
    expect(answer.text).toContain('<meta name="robots" content="noindex">');
    expect(answer.text).not.toContain('section-data');
  });

  it('has no canonical address if it is noindex', async () => {
    const { text } = await get('/hidden');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(dataIn(text, 'section-data')).not.toHaveProperty('canonical');
  });

  it('is not used for the staff frame', async () => {
    const { text } = await get('/staff');
    expect(text).toMatch(
      /<body data-frame="staff" data-layout="[^"]+">\n<div id="frame-header"><\/div>/,
    );
    expect(text).not.toContain('id="frame-data"');
  });

  it('is not used without a server bundle', async () => {
    const answer = await get('/plain');
    expect(answer.text).toContain('<nav>4 sections');
    expect(answer.text).toContain('<title>Phantom Partners</title>');
    expect(answer.text).toContain('as="style" href="/r/plain/1/page.css"');
    expect(isRendered(answer)).toBe(false);
  });

  it('has the next version as soon as it is published', async () => {
    const next = GOOD.replace('<h1>', '<h2>');
    await publishSite(gateway.storeDir, { good: { bundle: next } }, { number: '2' });
    expect((await until(() => get('/good'), isRendered)).text).toContain('<h2>Homes');
  });
});

it('is not used with RENDER=off', async () => {
  const gateway = await startGateway('http://127.0.0.1:1', { RENDER: 'off' });
  await publishSite(gateway.storeDir, { good: { bundle: GOOD } });
  const { status, text } = await pageClient(gateway.url)('/good');
  expect(status).toBe(200);
  expect(text).not.toMatch(/frame-data|section-data/);
  await gateway.close();
});
