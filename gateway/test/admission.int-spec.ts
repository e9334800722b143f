import { signTestToken, until } from '@phantom/service-kit/testing';
import { request } from 'undici';
import { AdmissionControl } from '../src/stages/admission/admission-control.js';
import { EMPLOYEE } from './support/employee.js';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { dataIn, pageClient } from './support/page-client.js';
import { publishRegistry, siteDocument } from './support/published-store.js';
import { GOOD, publishSite } from './support/rendered-site.js';
import { startUpstream, type Upstream } from './support/upstream.js';

const MOST = 4;
const LEAST = 4;
/** Requests in flight beyond the limit of visitors. */
const RESERVED = 4;

describe('admission control', () => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;
  let get: ReturnType<typeof pageClient>;

  beforeEach(async () => {
    upstream = await startUpstream();
    const env = { MAX_IN_FLIGHT: String(MOST), RENDER_DEADLINE: '30000' };
    gateway = await startGateway(upstream.url, env);
    await publishRegistry(gateway.storeDir, siteDocument());
    get = pageClient(gateway.url);
  });
  afterEach(async () => {
    await gateway.close();
    await upstream.close();
  });

  /** Sends as many requests as may be in flight. */
  const fill = async () => {
    upstream.answer((incoming, response) => {
      if (!incoming.url?.startsWith('/api/')) response.end();
    });
    const held: Promise<number>[] = [];
    for (let at = 0; at < MOST; at += 1) {
      const incoming = upstream.next();
      const call = get(`/api/auth/listings-listfind?at=${at}`);
      // Requests that a test leaves open end with the gateway.
      held.push(
        call.then(
          ({ status }) => status,
          () => 0,
        ),
      );
      await incoming;
    }
    return held;
  };

  it('returns 503 with Retry-After when the in-flight limit is reached, and serves the rest', async () => {
    const held = await fill();
    const { status, headers, text } = await get('/api/auth/siteinfo');
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(headers['x-request-id']).toBeDefined();
    expect(JSON.parse(text)).toEqual({
      error: 1,
      message:
        'We have too much to do at the moment to answer this. Please try again in a few seconds.',
    });
    for (const { response } of upstream.received) response.end('{"error":0}');
    expect(new Set(await Promise.all(held))).toEqual(new Set([200]));
    expect(gateway.app.get(AdmissionControl).inFlight).toBe(0);
  });

  it('sends a page without content', async () => {
    await publishSite(gateway.storeDir, { good: { bundle: GOOD } });
    const held = await fill();
    const { status, headers, text } = await get('/de/good?page=2', { accept: 'text/html' });
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8' });
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(text).toContain('<html lang="de" data-base="/de">');
    expect(text).toContain('id="frame-header"');
    expect(dataIn(text, 'boot-manifest')).toMatchObject({
      remotes: [{ name: 'good' }, { name: 'listings' }],
    });
    expect(dataIn(text, 'section-data')).toBeUndefined();
    upstream.answer((_incoming, response) => response.end('{"error":0}'));
    for (const { response } of upstream.received) response.end('{"error":0}');
    await Promise.all(held);
    expect((await get('/de/good?page=2', { accept: 'text/html' })).status).toBe(200);
  });

  it('does not refuse a page that the browser renders anyway', async () => {
    const routes = [{ path: '/enquiries', frame: 'staff' as const, access: 'signed-in' as const }];
    await publishSite(gateway.storeDir, { good: { bundle: GOOD, routes } });
    await fill();
    const { status, text } = await get('/enquiries', { accept: 'text/html' });
    expect(status).toBe(200);
    expect(text).toContain('<body data-frame="staff"');
  });

  it('sends a cached page', async () => {
    await publishSite(gateway.storeDir, { good: { bundle: GOOD } });
    const visit = () => get('/good', { accept: 'text/html' });
    // Only a complete page has an ETag; one that was sent in two parts may not be in the cache yet.
    await until(visit, ({ headers }) => headers.etag !== undefined);
    await fill();
    const { status, text } = await visit();
    expect(status).toBe(200);
    expect(dataIn(text, 'section-data')).toBeDefined();
  });

  it('sends a short page in the language of the visitor if nothing else is possible', async () => {
    await fill();
    const { status, headers, text } = await get('/api/files/x?y=2', {
      accept: 'text/html',
      'accept-language': 'de',
    });
    expect(status).toBe(503);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(headers['retry-after']).toBeDefined();
    expect(text).toContain('<html lang="de">');
    expect(text).toContain('besuchen uns so viele Menschen');
    expect(text).toContain('<a href="/api/files/x?y=2">Erneut versuchen</a>');
  });

  it('refuses signed-in callers last', async () => {
    await fill();
    const headers = { authorization: `Bearer ${await signTestToken(EMPLOYEE)}` };
    expect((await get('/api/auth/siteinfo')).status).toBe(503);
    let status = 0;
    for (let at = 0; at < RESERVED; at += 1) {
      const incoming = upstream.next();
      const call = get('/api/auth/userdashboard', headers).catch(() => undefined);
      const { response } = await incoming;
      if (at > 0) continue;
      response.end('{"error":0}');
      status = (await call)?.status ?? 0;
    }
    expect(status).toBe(200);
    const { response } = upstream.received.at(-1) ?? {};
    const again = upstream.next();
    const last = get('/api/auth/userdashboard', headers);
    (await again).response.end('{"error":0}');
    expect((await last).status).toBe(200);
    expect(response?.writableEnded).toBe(false);
  });

  it('admits a few callers with unverified credentials at a time', async () => {
    const held = await fill();
    const forged = (at: number) => ({ cookie: `phantom_refresh=${at}` });
    let calls = 0;
    upstream.answer(() => void (calls += 1));
    const burst = Array.from({ length: 5 * MOST }, async (_, at) => {
      const answer = await get(`/api/auth/listings-listfind?at=x${at}`, forged(at)).catch(
        () => undefined,
      );
      return answer?.status;
    });
    const refused = burst.length - MOST;
    let told = 0;
    await new Promise<void>((resolve) => {
      for (const one of burst) {
        void one.then((status) => {
          if (status === 503) told += 1;
          if (told === refused) resolve();
        });
      }
    });
    expect(calls).toBeLessThanOrEqual(MOST);
    for (const { response } of upstream.received) response.end('{"error":0}');
    await Promise.all([...held, ...burst]);
  });

  it('never refuses health checks and files', async () => {
    await fill();
    expect((await get('/health/live')).status).toBe(200);
    expect((await get('/health/ready')).status).toBe(200);
    expect((await get('/r/nothing/1/here.js')).status).toBe(404);
  });
});

describe('a rush of requests', () => {
  const TIMEOUT = 60_000;
  let upstream: Upstream;
  let gateway: GatewayUnderTest;

  beforeEach(async () => {
    upstream = await startUpstream();
    gateway = await startGateway(upstream.url, { MIN_IN_FLIGHT: String(LEAST) });
  });
  afterEach(async () => {
    await gateway.close();
    await upstream.close();
  });

  const statusOf = async (headers: Record<string, string> = {}) => {
    const { statusCode, body } = await request(`${gateway.url}/api/auth/refresh`, {
      method: 'POST',
      headers,
    });
    await body.dump();
    return statusCode;
  };

  /** The upstream works on one request at a time, each for this many milliseconds. */
  const oneByOne = (ms: number) => {
    let free = performance.now();
    upstream.answer((_incoming, response) => {
      free = Math.max(free, performance.now()) + ms;
      setTimeout(() => response.end('{"error":0}'), free - performance.now());
    });
  };

  it(
    'is refused beyond the capacity of the service until it is over',
    async () => {
      oneByOne(2);
      for (let at = 0; at < 200; at += 1) expect(await statusOf()).toBe(200);
      oneByOne(10);
      let statuses = new Set<number>();
      while (!statuses.has(503)) statuses = new Set(await Promise.all(burst(statusOf)));
      expect([...statuses].sort()).toEqual([200, 503]);
      oneByOne(2);
      while (statuses.has(503)) statuses = new Set(await Promise.all(burst(statusOf, FEW)));
      expect(statuses).toEqual(new Set([200]));
      expect(gateway.app.get(AdmissionControl).inFlight).toBe(0);
    },
    TIMEOUT,
  );

  it('is refused after a long queue time, while others wait for a response', async () => {
    upstream.answer((_incoming, response) => response.end('{"error":0}'));
    const since = (ms: number) => ({ 'x-request-start': `t=${(Date.now() - ms) / 1000}` });
    expect(await statusOf(since(5))).toBe(200);
    expect(await statusOf(since(70_000))).toBe(200);
    upstream.answer(() => undefined);
    const held = burst(async () => {
      const incoming = upstream.next();
      const call = statusOf().catch(() => 0);
      await incoming;
      return call;
    }, LEAST);
    while (gateway.app.get(AdmissionControl).inFlight < LEAST) await upstream.next();
    expect(await statusOf(since(70_000))).toBe(503);
    // A request may be in flight before it reaches the upstream.
    upstream.answer((_incoming, response) => response.end('{"error":0}'));
    for (const { response } of upstream.received) response.end('{"error":0}');
    await Promise.all(held);
  });
});

/** Enough requests to queue at the upstream, and few enough not to delay this process, which runs all of them. */
const MANY = 60;
const FEW = 20;

const burst = <Result>(one: () => Promise<Result>, size = MANY): Promise<Result>[] =>
  Array.from({ length: size }, () => one());
