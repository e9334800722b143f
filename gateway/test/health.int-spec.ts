import type { RequestListener } from 'node:http';
import { request } from 'undici';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { publishRegistry, siteDocument } from './support/published-store.js';
import { startUpstream, type Upstream } from './support/upstream.js';

describe('health', () => {
  let upstream: Upstream;
  let other: Upstream;
  let gateway: GatewayUnderTest;

  beforeEach(async () => {
    [upstream, other] = await Promise.all([startUpstream(), startUpstream()]);
    gateway = await startGateway(upstream.url, { LISTINGS_URL: other.url });
  });
  afterEach(async () => {
    await gateway.close();
    await Promise.all([upstream.close(), other.close()]);
  });

  const ready = async () => {
    const { statusCode, body } = await request(`${gateway.url}/health/ready`);
    return { code: statusCode, ...((await body.json()) as object) };
  };

  const allUp = { auth: 'up', content: 'up', listings: 'up', properties: 'up' };

  it('is live regardless of the services', async () => {
    const { statusCode, body } = await request(`${gateway.url}/health/live`);
    expect([statusCode, await body.json()]).toEqual([200, { error: 0, status: 'live' }]);
  });

  it('is ready when everything is up', async () => {
    await publishRegistry(gateway.storeDir, siteDocument());
    expect(await ready()).toEqual({
      code: 200,
      error: 0,
      status: 'ready',
      registry: 'up',
      services: allUp,
    });
  });

  const failures: [string, RequestListener][] = [
    ['is down', (_request, response) => response.writeHead(503).end()],
    ['hangs', () => undefined],
  ];

  it.each(failures)('is degraded when one service %s', async (_what, listener) => {
    await publishRegistry(gateway.storeDir, siteDocument());
    other.answer(listener);
    expect(await ready()).toMatchObject({
      code: 200,
      status: 'degraded',
      services: { ...allUp, listings: 'down' },
    });
  });

  it('is not ready without a registry', async () => {
    expect(await ready()).toMatchObject({ code: 503, status: 'unready', registry: 'down' });
  });

  it('stays available without any service', async () => {
    await publishRegistry(gateway.storeDir, siteDocument());
    for (const each of [upstream, other]) each.answer((incoming) => incoming.socket.destroy());
    expect(await ready()).toMatchObject({ code: 200, status: 'degraded' });
  });
});
