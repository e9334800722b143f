import { brotliDecompressSync } from 'node:zlib';
import { signTestToken } from '@phantom/service-kit/testing';
import { request } from 'undici';
import { EMPLOYEE } from './support/employee.js';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { counting, PUBLIC } from './support/keepable.js';
import { startUpstream, type Upstream } from './support/upstream.js';

describe('public reads', () => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;

  beforeEach(async () => {
    upstream = await startUpstream();
    gateway = await startGateway(upstream.url);
    upstream.answer(counting());
  });
  afterEach(async () => {
    await gateway.close();
    await upstream.close();
  });

  const get = async (
    path = '/api/auth/teamList',
    headers: Record<string, string> = {},
    method: 'GET' | 'HEAD' | 'POST' = 'GET',
  ) => {
    const answer = await request(gateway.url + path, { headers, method });
    const body = Buffer.from(await answer.body.arrayBuffer());
    return { status: answer.statusCode, headers: answer.headers, body };
  };
  const answerOf = async (...call: Parameters<typeof get>): Promise<unknown> =>
    (JSON.parse((await get(...call)).body.toString()) as { answer: unknown }).answer;

  it('are loaded once', async () => {
    expect([await answerOf(), await answerOf(), await answerOf()]).toEqual([1, 1, 1]);
    expect(upstream.received).toHaveLength(1);
  });

  it('are coalesced into one upstream call', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => answerOf()));
    expect(new Set(all)).toEqual(new Set([1]));
  });

  it('have their own request id, the age, and the security headers', async () => {
    const [first, second] = [await get(), await get()];
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
    expect(second.headers).toMatchObject({
      age: '0',
      'cache-control': 'public, max-age=10',
      'content-type': 'application/json',
      'content-length': String(second.body.byteLength),
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^W\/"/),
    });
  });

  it('ignore the order of the parameters', async () => {
    await get('/api/auth/listings-listfind?type=sales&location=queens');
    await get('/api/auth/listings-listfind?location=queens&type=sales');
    await get('/api/auth/listings-listfind?location=bronx&type=sales');
    expect(upstream.received).toHaveLength(2);
  });

  it('are cached for each language if the response varies by it', async () => {
    upstream.answer(counting({ vary: 'Accept-Language' }));
    const inLanguage = (language: string) => answerOf(undefined, { 'accept-language': language });
    expect(await inLanguage('de-CH,de;q=0.9')).toBe(1);
    expect(await inLanguage('de')).toBe(1);
    expect(await inLanguage('it')).toBe(2);
    expect(await inLanguage('fr')).toBe(3);
    expect(await answerOf()).toBe(3);
    const { headers } = await get(undefined, { 'accept-language': 'it' });
    expect(headers.vary).toBe('accept-encoding, accept-language');
    const asked = upstream.received.map((each) => each.request.headers['accept-language']);
    expect(asked).toEqual(['de', 'it', 'en']);
  });

  it('pass on nothing of the client', async () => {
    const who = { authorization: 'Bearer x', cookie: 'lang=de', 'if-none-match': '"1"' };
    expect(await answerOf(undefined, who)).toBe(1);
    expect(await answerOf()).toBe(1);
    const { headers } = upstream.received[0]?.request ?? {};
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('if-none-match');
  });

  it.each<[string, Record<string, string | string[]>]>([
    ['is private', { 'cache-control': 'private, no-store' }],
    ['sets a cookie', { 'set-cookie': ['session=1'] }],
    ['varies by who asks', { vary: 'cookie' }],
    ['varies by all there is', { vary: '*' }],
  ])('are not shared when the response %s', async (_what, headers) => {
    upstream.answer(counting(headers));
    const all = await Promise.all(Array.from({ length: 10 }, () => answerOf()));
    expect(new Set(all).size).toBe(10);
    expect(await answerOf()).toBe(11);
  });

  it('do not cache a 404', async () => {
    upstream.answer((_request, response) => {
      response.writeHead(404, { 'cache-control': PUBLIC }).end('{"error":1}');
    });
    expect([(await get()).status, (await get()).status]).toEqual([404, 404]);
    expect(upstream.received).toHaveLength(2);
  });

  it('pass on a large response without caching it', async () => {
    const part = 'x'.repeat(600 * 1024);
    upstream.answer((_request, response) => {
      response.writeHead(200, { 'cache-control': PUBLIC }).write(part);
      response.end(part);
    });
    const sizes = [await get(), await get()].map(({ body }) => body.byteLength);
    expect(sizes).toEqual([2 * part.length, 2 * part.length]);
    expect(upstream.received).toHaveLength(2);
  });

  it('get 304 for a known ETag', async () => {
    const { etag } = (await get()).headers;
    const unchanged = await get(undefined, { 'if-none-match': `"x", ${String(etag)}` });
    expect(unchanged).toMatchObject({ status: 304, headers: { etag, age: '0' } });
    expect(unchanged.body).toHaveLength(0);
    expect(await get(undefined, { 'if-none-match': '"x"' })).toMatchObject({ status: 200 });
    expect(upstream.received).toHaveLength(1);
  });

  it('keep the ETag of the service', async () => {
    upstream.answer(counting({ etag: '"of-the-service"' }));
    expect((await get()).headers.etag).toBe('W/"of-the-service"');
  });

  it('are compressed unless they are small', async () => {
    const text = JSON.stringify({ list: Array.from({ length: 500 }, () => 'a home') });
    upstream.answer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': PUBLIC });
      response.end(text);
    });
    const plain = await get();
    const brotli = await get(undefined, { 'accept-encoding': 'gzip, br' });
    expect(plain.body.toString()).toBe(text);
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(text);
    expect(upstream.received).toHaveLength(1);
  });

  it('answer HEAD like GET without the body', async () => {
    const head = await get(undefined, {}, 'HEAD');
    const { headers, body } = await get();
    expect(head.headers['content-length']).toBe(headers['content-length']);
    expect([head.body.byteLength, body.byteLength > 0]).toEqual([0, true]);
    expect(upstream.received).toHaveLength(1);
  });

  it('are loaded again after a change by staff', async () => {
    const path = '/api/auth/portfoliodetails';
    expect([await answerOf(path), await answerOf()]).toEqual([1, 2]);
    const token = await signTestToken(EMPLOYEE);
    const change = () => get('/api/auth/current-Properties-file', { authorization: token }, 'POST');

    const failed = upstream.next();
    upstream.answer((_request, response) => response.writeHead(422).end('{"error":1}'));
    expect((await change()).status).toBe(422);
    await failed;
    expect(await answerOf(path)).toBe(1);

    upstream.answer(counting({ 'cache-control': 'no-store' }));
    expect((await change()).status).toBe(200);
    expect(await answerOf(path)).toBe(2);
    expect(await answerOf()).toBe(2);
    expect(upstream.received).toHaveLength(5);
  });

  it('with invented queries do not evict the calls of every page', async () => {
    const small = await startGateway(upstream.url, { API_CACHE_SIZE: '1' });
    const ask = async (path: string) => (await request(small.url + path)).body.json();
    await ask('/api/auth/teamList');
    for (let index = 0; index < 1_500; index += 1) await ask(`/api/auth/teamList?x=${index}`);
    const before = upstream.received.length;
    expect(await ask('/api/auth/teamList')).toMatchObject({ answer: 1 });
    expect(upstream.received).toHaveLength(before);
    await ask('/api/auth/teamList?x=0');
    expect(upstream.received).toHaveLength(before + 1);
    await small.close();
  });

  it('are not cached with API_CACHE_SIZE=0', async () => {
    const off = await startGateway(upstream.url, { API_CACHE_SIZE: '0' });
    const ask = async () => (await request(`${off.url}/api/auth/teamList`)).body.dump();
    await ask();
    await ask();
    expect(upstream.received).toHaveLength(2);
    await off.close();
  });
});
