import { describeWith, signTestToken, until } from '@phantom/service-kit/testing';
import { request } from 'undici';
import type { SiteStatusDto } from '../src/ops/status/status.dto.js';
import { Redis } from '../src/redis/redis.js';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { counting } from './support/keepable.js';
import { type RedisServer, startRedis } from './support/redis-server.js';
import { type Relay, startRelay } from './support/relay.js';
import { GOOD, publishSite } from './support/rendered-site.js';
import { startUpstream, type Upstream } from './support/upstream.js';

const EMPLOYEE = {
  id: 7,
  email: 'eve@example.com',
  name: 'Eve',
  type: 'admin' as const,
  rights: [],
};

describeWith('redis-server')('two gateways with one Redis', () => {
  let upstream: Upstream;
  let redis: RedisServer;
  /** Between the first gateway and Redis. */
  let line: Relay;
  let gateways: [GatewayUnderTest, GatewayUnderTest];

  beforeEach(async () => {
    [upstream, redis] = await Promise.all([startUpstream(), startRedis()]);
    line = await startRelay(redis.port);
    gateways = await Promise.all([start(`redis://127.0.0.1:${line.port}`), start(redis.url)]);
    await until(areJoined, Boolean);
  });
  afterEach(async () => {
    redis.goOn();
    await Promise.all(gateways.map((gateway) => gateway.close()));
    await line.close();
    await Promise.all([upstream.close(), redis.stop()]);
  });

  const start = (redisUrl: string) =>
    startGateway(upstream.url, {
      REDIS_URL: redisUrl,
      FORM_LIMIT: '3',
      FORM_LIMIT_WINDOW: '60',
      COOKIE_KEY: 'of the tests alone, and of 32 letters',
    });

  const isReady = ({ app }: GatewayUnderTest) => app.get(Redis).client?.isReady;

  const listeners = () => redis.listeners(gateways[0].app.get(Redis).keyOf('gateways'));

  const areJoined = async () => gateways.every(isReady) && (await listeners()) === 2;

  const form = async (gateway: GatewayUnderTest) => {
    const { statusCode, body } = await request(`${gateway.url}/api/auth/contact-us`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ada"}',
    });
    await body.dump();
    return statusCode;
  };

  const forms = async (...at: GatewayUnderTest[]) => {
    const codes: number[] = [];
    for (const gateway of at) codes.push(await form(gateway));
    return codes;
  };

  const read = async ({ url }: GatewayUnderTest) => {
    const { body } = await request(`${url}/api/auth/portfoliodetails`);
    return ((await body.json()) as { answer: number }).answer;
  };

  const change = async ({ url }: GatewayUnderTest) => {
    const { body } = await request(`${url}/api/auth/current-Properties-file`, {
      method: 'POST',
      headers: { authorization: await signTestToken(EMPLOYEE) },
    });
    await body.dump();
  };

  it('count the forms of an address together', async () => {
    const [one, other] = gateways;
    expect(await forms(one, other, one, other, one)).toEqual([200, 200, 200, 429, 429]);
  });

  it('both invalidate the cache after a change at one of them', async () => {
    const [one, other] = gateways;
    upstream.answer(counting());
    expect([await read(other), await read(other)]).toEqual([1, 1]);
    await change(one);
    await until(
      () => read(other),
      (answer) => answer > 1,
    );
  });

  it('both invalidate it also if the event could not be published at that time', async () => {
    const [one, other] = gateways;
    upstream.answer(counting());
    line.cut();
    await until(
      async () => isReady(one),
      (is) => !is,
    );
    const kept = await read(other);
    await change(one);
    expect(await read(other)).toBe(kept);

    line.mend();
    await until(
      () => read(other),
      (answer) => answer > kept,
    );
  });

  it("report the sum of the browsers' reports", async () => {
    for (const { storeDir } of gateways) await publishSite(storeDir, { good: { bundle: GOOD } });
    const loaded = { remote: 'good', version: '1', outcome: 'loaded', ms: 120 };
    for (const { url } of gateways) {
      const { statusCode } = await request(`${url}/api/site/reports`, {
        method: 'POST',
        body: JSON.stringify({ entries: [loaded, loaded] }),
      });
      expect(statusCode).toBe(204);
    }
    for (const { url } of gateways) {
      const headers = { authorization: await signTestToken(EMPLOYEE) };
      const loads = async () => {
        const { body } = await request(`${url}/api/site/status`, { headers });
        const { remotes } = (await body.json()) as SiteStatusDto;
        return remotes.find(({ name }) => name === 'good')?.versions[0]?.loads;
      };
      await until(loads, (count) => count === 4);
    }
  });

  it('count separately while Redis is unavailable, and together afterwards', async () => {
    const [one, other] = gateways;
    upstream.answer(counting());
    await redis.stop();
    expect(await forms(one, one, one, one)).toEqual([200, 200, 200, 429]);
    expect(await forms(other)).toEqual([200]);
    const kept = await read(other);
    expect(await read(other)).toBe(kept);

    await redis.startAgain();
    await until(areJoined, Boolean);
    // Changes during the interruption are unknown.
    await until(
      () => read(other),
      (answer) => answer > kept,
    );
    expect(await forms(one, other, one, other)).toEqual([200, 200, 200, 429]);
  });

  it('are joined by one that started while Redis was unavailable', async () => {
    await redis.stop();
    const late = await start(redis.url);
    try {
      expect(await forms(late)).toEqual([200]);
      await redis.startAgain();
      await until(listeners, (count) => count === 3);
      await until(async () => [late, ...gateways].every(isReady), Boolean);
      const [one, other] = gateways;
      expect(await forms(one, late, other, late)).toEqual([200, 200, 200, 429]);
    } finally {
      await late.close();
    }
    await until(listeners, (count) => count === 2);
  });

  it('wait only briefly for a Redis that does not respond', async () => {
    const [one, other] = gateways;
    redis.freeze();
    const started = performance.now();
    expect(await forms(one, one, one, one)).toEqual([200, 200, 200, 429]);
    expect(performance.now() - started).toBeLessThan(4 * 1_000);

    // After a few seconds Redis counts as unavailable, and nobody waits for it.
    const quick = async () => {
      const asked = performance.now();
      await form(one);
      return !isReady(one) && performance.now() - asked;
    };
    await until(quick, (took) => took !== false && took < 100);

    redis.goOn();
    await until(areJoined, Boolean);
    const after = await forms(one, other, one, other, one, other);
    expect(after.filter((code) => code === 200).length).toBeLessThanOrEqual(3);
  });
});
