import { once } from 'node:events';
import { until } from '@phantom/service-kit/testing';
import { request } from 'undici';
import { type GatewayProcess, startGatewayProcess } from './support/gateway-process.js';
import { startUpstream, type Upstream } from './support/upstream.js';

/** Milliseconds. */
const GRACE = 6_000;
const AFTER_THE_LAST = 2_000;

describe('a gateway that gets SIGTERM', () => {
  let upstream: Upstream;
  let gateway: GatewayProcess;
  let url: string;

  beforeEach(async () => {
    upstream = await startUpstream();
    gateway = await startGatewayProcess(upstream.url, { SHUTDOWN_GRACE: String(GRACE) });
    url = `http://127.0.0.1:${gateway.port}`;
    await until(async () => (await codeOf('/health/live')) === 200);
  });
  afterEach(async () => {
    await gateway.close();
    await upstream.close();
  });

  /** Over a new connection; undefined if it is refused. */
  const codeOf = async (address: string): Promise<number | undefined> => {
    try {
      const { statusCode, body } = await request(url + address, { reset: true });
      await body.dump();
      return statusCode;
    } catch {
      return undefined;
    }
  };

  it('is unready, serves for its grace, finishes requests in flight, and exits', async () => {
    const exit = once(gateway.child, 'exit');
    gateway.child.kill('SIGTERM');
    const signalled = performance.now();
    await until(async () => (await codeOf('/health/ready')) === 503);
    const answer = await request(`${url}/api/auth/siteinfo`);
    await answer.body.dump();
    expect(answer).toMatchObject({ statusCode: 200, headers: { connection: 'close' } });
    expect(performance.now() - signalled).toBeLessThan(GRACE);

    upstream.answer(() => undefined);
    const incoming = upstream.next();
    const inFlight = request(`${url}/api/auth/listings-facets`, { reset: true });
    const { response } = await incoming;
    await until(async () => (await codeOf('/health/live')) === undefined);
    expect(performance.now() - signalled).toBeGreaterThanOrEqual(GRACE - 50);

    response.end('{"error":0}');
    const { statusCode, body } = await inFlight;
    expect([statusCode, await body.json()]).toEqual([200, { error: 0 }]);
    const answered = performance.now();
    expect(await exit).toEqual([0, null]);
    expect(performance.now() - answered).toBeLessThan(AFTER_THE_LAST);
  });
});
