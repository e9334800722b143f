import { once } from 'node:events';
import { get as httpGet, type RequestListener } from 'node:http';
import type { TokenUser } from '@phantom/service-kit';
import { signTestToken, until } from '@phantom/service-kit/testing';
import { register } from 'prom-client';
import { request } from 'undici';
import type { SiteStatusDto } from '../src/ops/status/status.dto.js';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { counting, ONLY_IF_ERROR } from './support/keepable.js';
import { publishRegistry, siteDocument } from './support/published-store.js';
import { type Received, startUpstream, type Upstream } from './support/upstream.js';

/** Milliseconds. */
const PAUSE = 600;
/** Fewer prove nothing. */
const ENOUGH = 10;

const EMPLOYEE: TokenUser = { id: 7, email: 'e@example.com', name: 'E', type: 'admin', rights: [] };

const fails: RequestListener = (_request, response) => response.writeHead(500).end('{"error":1}');
const works: RequestListener = (_request, response) => response.end('{"error":0}');

describe('a service that fails repeatedly', () => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;

  beforeEach(async () => {
    upstream = await startUpstream();
    gateway = await startGateway(upstream.url, {
      UPSTREAM_TIMEOUT: '300',
      BREAKER_PAUSE: String(PAUSE),
    });
    await publishRegistry(gateway.storeDir, siteDocument());
  });
  afterEach(async () => {
    await gateway.close();
    await upstream.close();
  });

  let calls = 0;

  /** Each URL is different: equal requests would be coalesced. */
  const ask = async (path = '/api/auth/listings-listfind') => {
    const answer = await request(`${gateway.url}${path}?call=${(calls += 1)}`);
    const body = await answer.body.text();
    return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], body };
  };

  const askedOften = async (often = ENOUGH) => {
    const statuses: number[] = [];
    for (let at = 0; at < often; at += 1) statuses.push((await ask()).status);
    return statuses;
  };

  const breakerOf = async (name: string) => {
    const { body } = await request(`${gateway.url}/api/site/status`, {
      headers: { authorization: await signTestToken(EMPLOYEE) },
    });
    const { services } = (await body.json()) as SiteStatusDto;
    return services.find((service) => service.name === name)?.breaker;
  };

  /** The value of the metric. */
  const measured = async (name: string) => {
    const metric = await register.getSingleMetric('phantom_breaker_open')?.get();
    const own = metric?.values.find(
      ({ labels }) => labels.kind === 'service' && labels.name === name,
    );
    return own?.value;
  };

  /** Reads of the service, without health checks. */
  const reads = () => upstream.received.filter(({ request: { url } }) => url?.startsWith('/api/'));

  const isLive = ({ request: { url } }: Received) => url === '/health/live';

  const untilHalfOpen = () =>
    until(
      () => breakerOf('listings'),
      (state) => state !== 'open',
    );

  it('opens the breaker, and its calls get 503 at once', async () => {
    upstream.answer(fails);
    await askedOften();
    const before = reads().length;
    const answer = await ask();
    expect(answer).toMatchObject({ status: 503, retryAfter: '1' });
    expect(JSON.parse(answer.body)).toEqual({
      error: 1,
      message: 'This service does not answer at the moment, please try again later',
    });
    expect(reads()).toHaveLength(before);
    expect(await breakerOf('listings')).toBe('open');
    expect(await measured('listings')).toBe(1);
    expect(await measured('auth')).toBe(0);
  });

  it.each<[string, RequestListener]>([
    ['does not answer in time', () => undefined],
    ['hangs up', (incoming) => incoming.socket.destroy()],
    ['answers garbage', (incoming) => incoming.socket.end('SQLSTATE 42P01\r\n\r\n')],
  ])('opens the breaker when it %s', async (_what, listener) => {
    upstream.answer((incoming, response) =>
      incoming.url?.startsWith('/api/') ? listener(incoming, response) : works(incoming, response),
    );
    await Promise.all(Array.from({ length: ENOUGH }, () => ask()));
    expect(await breakerOf('listings')).toBe('open');
  });

  it('is detected by a few unanswered calls, and no client waits for its return', async () => {
    const frozen: (() => void)[] = [];
    upstream.answer((incoming, response) => frozen.push(() => works(incoming, response)));
    const few = await Promise.all(Array.from({ length: ENOUGH / 2 }, () => ask()));
    expect(few.map(({ status }) => status)).toEqual([504, 504, 504, 504, 504]);
    expect((await ask()).status).toBe(503);
    const asksHowItIs = () => upstream.received.some(isLive);
    while (!asksHowItIs()) await upstream.next();
    expect((await ask()).status).toBe(503);
    expect(reads()).toHaveLength(ENOUGH / 2);
    upstream.answer(works);
    for (const answer of frozen) answer();
    await until(ask, ({ status }) => status === 200);
    expect(await breakerOf('listings')).toBe('closed');
  });

  it('does not affect other services', async () => {
    upstream.answer(fails);
    await askedOften();
    upstream.answer(works);
    expect(await ask('/api/auth/siteinfo')).toMatchObject({ status: 200 });
    expect(await breakerOf('content')).toBe('closed');
  });

  it('is answered from the cache', async () => {
    upstream.answer(counting({ 'cache-control': ONLY_IF_ERROR }));
    const kept = `${gateway.url}/api/auth/listings-facets`;
    await (await request(kept)).body.dump();
    upstream.answer(fails);
    await askedOften();
    const before = reads().length;
    const { statusCode, body } = await request(kept);
    expect([statusCode, await body.text()]).toEqual([200, '{"error":0,"answer":1}']);
    expect(reads()).toHaveLength(before);
  });

  it('gets one call after the pause, whose success closes the breaker', async () => {
    upstream.answer(fails);
    await askedOften();
    await untilHalfOpen();
    const before = reads().length;
    const held: (() => void)[] = [];
    upstream.answer((incoming, response) => {
      if (incoming.url?.startsWith('/api/')) held.push(() => works(incoming, response));
      else works(incoming, response);
    });
    const incoming = upstream.next();
    const probe = ask();
    await incoming;
    expect((await ask()).status).toBe(503);
    expect(reads()).toHaveLength(before + 1);
    for (const answer of held) answer();
    expect((await probe).status).toBe(200);
    upstream.answer(works);
    expect(await breakerOf('listings')).toBe('closed');
    expect(new Set(await askedOften())).toEqual(new Set([200]));
  });

  it('gets no more calls if that one fails', async () => {
    upstream.answer(fails);
    await askedOften();
    await untilHalfOpen();
    expect((await ask()).status).toBe(500);
    expect(await breakerOf('listings')).toBe('open');
  });

  it('does not include 4xx and 503', async () => {
    for (const status of [400, 404, 422, 429, 503]) {
      upstream.answer((_request, response) => response.writeHead(status).end('{"error":1}'));
      expect(new Set(await askedOften(ENOUGH + 2))).toEqual(new Set([status]));
    }
    expect(await breakerOf('listings')).toBe('closed');
  });

  it('does not include disconnected clients', async () => {
    upstream.answer(() => undefined);
    for (let at = 0; at < ENOUGH + 2; at += 1) {
      const incoming = upstream.next();
      const client = httpGet(`${gateway.url}/api/auth/listings-listfind?gone=${at}`);
      client.on('error', () => undefined);
      const { response } = await incoming;
      const closed = once(response, 'close');
      client.destroy();
      await closed;
    }
    upstream.answer(works);
    expect(await breakerOf('listings')).toBe('closed');
    expect((await ask()).status).toBe(200);
  });
});
