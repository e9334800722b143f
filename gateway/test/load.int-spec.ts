import { request } from 'undici';
import { LoadGate } from '../src/load/load-gate.js';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { pageClient } from './support/page-client.js';
import { publishRegistry, siteDocument } from './support/published-store.js';
import { startUpstream, type Upstream } from './support/upstream.js';

const MOST = 4;
const MAX_LAG = 20;

describe('too much to do', () => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;
  let get: ReturnType<typeof pageClient>;

  beforeEach(async () => {
    upstream = await startUpstream();
    gateway = await startGateway(upstream.url, { MAX_IN_FLIGHT: String(MOST) });
    await publishRegistry(gateway.storeDir, siteDocument());
    get = pageClient(gateway.url);
  });
  afterEach(async () => {
    await gateway.close();
    await upstream.close();
  });

  /** Holds all that may be under way. */
  const fill = async () => {
    upstream.answer((incoming, response) => {
      if (!incoming.url?.startsWith('/api/')) response.end();
    });
    const held: Promise<number>[] = [];
    for (let at = 0; at < MOST; at += 1) {
      const incoming = upstream.next();
      const call = get(`/api/auth/listings-listfind?at=${at}`);
      // Those that a test leaves end with the gateway.
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

  it('is said at once, and the rest is served', async () => {
    const held = await fill();
    const { status, headers, text } = await get('/api/auth/siteinfo');
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(headers['x-request-id']).toBeDefined();
    expect(JSON.parse(text)).toEqual({
      error: 1,
      message: 'This service does not answer at the moment, please try again later',
    });
    for (const { response } of upstream.received) response.end('{"error":0}');
    expect(new Set(await Promise.all(held))).toEqual(new Set([200]));
    expect(gateway.app.get(LoadGate).inFlight).toBe(0);
  });

  it('is told to people in a page of their language', async () => {
    await fill();
    const { status, headers, text } = await get('/de/listings?page=2', { accept: 'text/html' });
    expect(status).toBe(503);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(headers['retry-after']).toBeDefined();
    expect(text).toContain('<html lang="de">');
    expect(text).toContain('besuchen uns so viele Menschen');
    expect(text).toContain('<a href="/de/listings?page=2">Noch einmal versuchen</a>');
  });

  it('keeps nobody from finding out how it is, or from the files of a page', async () => {
    await fill();
    expect((await get('/health/live')).status).toBe(200);
    expect((await get('/health/ready')).status).toBe(200);
    expect((await get('/r/nothing/1/here.js')).status).toBe(404);
  });
});

describe('a rush', () => {
  const TIMEOUT = 60_000;
  let upstream: Upstream;
  let gateway: GatewayUnderTest;

  beforeEach(async () => {
    upstream = await startUpstream();
    gateway = await startGateway(upstream.url, { MIN_IN_FLIGHT: '4' });
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

  /** The upstream does one after the other, each for so many milliseconds. */
  const oneByOne = (ms: number) => {
    let free = performance.now();
    upstream.answer((_incoming, response) => {
      free = Math.max(free, performance.now()) + ms;
      setTimeout(() => response.end('{"error":0}'), free - performance.now());
    });
  };

  it(
    'beyond what a service bears is turned away until it has gone by',
    async () => {
      oneByOne(2);
      for (let at = 0; at < 200; at += 1) expect(await statusOf()).toBe(200);
      oneByOne(10);
      let statuses = new Set<number>();
      while (!statuses.has(503)) statuses = new Set(await Promise.all(crowd(statusOf)));
      expect([...statuses].sort()).toEqual([200, 503]);
      oneByOne(2);
      while (statuses.has(503)) statuses = new Set(await Promise.all(crowd(statusOf, FEW)));
      expect(statuses).toEqual(new Set([200]));
      expect(gateway.app.get(LoadGate).inFlight).toBe(0);
    },
    TIMEOUT,
  );

  it('turns those away that waited at the door for too long', async () => {
    upstream.answer((_incoming, response) => response.end('{"error":0}'));
    const since = (ms: number) => ({ 'x-request-start': `t=${(Date.now() - ms) / 1000}` });
    expect(await statusOf(since(5))).toBe(200);
    expect(await statusOf(since(70_000))).toBe(503);
    expect(await statusOf(since(-70_000))).toBe(200);
  });
});

/** So many at once that they wait for each other; and so few that it is not this process, which all of them are in, that they wait for. */
const MANY = 60;
const FEW = 20;

const crowd = <Result>(one: () => Promise<Result>, size = MANY): Promise<Result>[] =>
  Array.from({ length: size }, () => one());

it('is also an event loop that is always late', async () => {
  const upstream = await startUpstream();
  const gateway: GatewayUnderTest = await startGateway(upstream.url, { MAX_LAG: String(MAX_LAG) });
  const gate = gateway.app.get(LoadGate);
  let isBusy = true;
  let mostLag = 0;
  const work = () => {
    mostLag = Math.max(mostLag, gate.lag);
    const end = performance.now() + MAX_LAG * 4;
    while (performance.now() < end);
    if (isBusy) setImmediate(work);
  };
  work();
  const statusOf = async () => {
    const { statusCode, body } = await request(`${gateway.url}/api/auth/siteinfo`);
    await body.dump();
    return statusCode;
  };
  let status = 200;
  while (status === 200) status = await statusOf();
  expect(status).toBe(503);
  expect(mostLag).toBeGreaterThan(MAX_LAG);
  isBusy = false;
  while (status === 503) status = await statusOf();
  expect(status).toBe(200);
  await gateway.close();
  await upstream.close();
});
