import { request } from 'undici';
import { AdmissionControl } from '../src/stages/admission/admission-control.js';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { startUpstream, type Upstream } from './support/upstream.js';

/** Milliseconds. */
const MAX_LAG = 20;
const LEAST = 4;

describe('an event loop that its own work delays', () => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;
  let isBusy: boolean;
  let mostLag: number;

  beforeEach(async () => {
    upstream = await startUpstream();
    const env = { MAX_LAG: String(MAX_LAG), MIN_IN_FLIGHT: String(LEAST) };
    gateway = await startGateway(upstream.url, env);
    const gate = gateway.app.get(AdmissionControl);
    isBusy = true;
    mostLag = 0;
    const work = () => {
      mostLag = Math.max(mostLag, gate.lag);
      const end = performance.now() + MAX_LAG * 4;
      while (performance.now() < end);
      if (isBusy) setImmediate(work);
    };
    work();
  });
  afterEach(async () => {
    isBusy = false;
    await gateway.close();
    await upstream.close();
  });

  const statusOf = async () => {
    const { statusCode, body } = await request(`${gateway.url}/api/auth/refresh`, {
      method: 'POST',
    });
    await body.dump();
    return statusCode;
  };

  const burst = () => Array.from({ length: 4 * LEAST }, () => statusOf());

  it('refuses requests while others wait, until it is in time again', async () => {
    let statuses = new Set<number>();
    while (!statuses.has(503)) statuses = new Set(await Promise.all(burst()));
    expect(mostLag).toBeGreaterThan(MAX_LAG);
    isBusy = false;
    while (statuses.has(503)) statuses = new Set(await Promise.all(burst()));
    expect(statuses).toEqual(new Set([200]));
  });

  it('does not refuse a single request', async () => {
    while (mostLag <= MAX_LAG) expect(await statusOf()).toBe(200);
    for (let at = 0; at < 10; at += 1) expect(await statusOf()).toBe(200);
  });
});
