import { request } from 'undici';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { PUBLIC } from './support/keepable.js';
import { GOOD, publishSite } from './support/rendered-site.js';
import { startUpstream, type Upstream } from './support/upstream.js';

const LIMIT = 3;

describe('the read rate limit', () => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;

  beforeEach(async () => {
    upstream = await startUpstream();
    upstream.answer((_request, response) => {
      response.setHeader('content-type', 'application/json').setHeader('cache-control', PUBLIC);
      response.end('{"error":0}');
    });
    gateway = await startGateway(upstream.url, {
      READ_LIMIT: String(LIMIT),
      RENDER_DEADLINE: '20000',
      RENDER_BEGIN_AFTER: '20000',
    });
  });
  afterEach(async () => {
    await gateway.close();
    await upstream.close();
  });

  const ask = async (path: string, language = 'en') => {
    const answer = await request(gateway.url + path, {
      headers: { 'accept-language': language, accept: 'text/html' },
    });
    return { status: answer.statusCode, headers: answer.headers, body: await answer.body.text() };
  };
  const search = (call: number) => ask(`/api/auth/listings-listfind?call=${call}`);
  const spendAll = async () => {
    for (let call = 0; call < LIMIT; call += 1) expect((await search(call)).status).toBe(200);
  };

  it('applies to every public read that is not cached', async () => {
    await spendAll();
    const refused = await ask('/api/auth/listings-listfind?call=none', 'it');
    expect(refused.status).toBe(429);
    expect(JSON.parse(refused.body)).toEqual({
      error: 1,
      message: 'Troppi tentativi: riprovi più tardi',
    });
    const retryAfter = Number(refused.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(60);
    const tooLong = await ask(`/api/auth/listings-listfind?call=${'x'.repeat(600)}`);
    expect(tooLong.status).toBe(429);
    expect(upstream.received).toHaveLength(LIMIT);
  });

  it('does not apply to cached responses and other calls', async () => {
    await spendAll();
    expect((await search(0)).status).toBe(200);
    const { statusCode, body } = await request(`${gateway.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    await body.dump();
    expect(statusCode).toBe(200);
  });

  it('sends a page in the language of the visitor instead of rendering one', async () => {
    await publishSite(gateway.storeDir, { good: { bundle: GOOD } });
    expect((await ask('/good')).status).toBe(200);
    for (let call = 1; call < LIMIT; call += 1) expect((await search(call)).status).toBe(200);
    const refused = await ask('/good?page=2', 'de');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.body).toContain('in einer Minute noch einmal');
    expect(refused.body).toContain('href="/good?page=2"');
    expect((await ask('/good')).status).toBe(200);
  });
});
