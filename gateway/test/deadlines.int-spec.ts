import { request } from 'undici';
import { until } from '@phantom/service-kit/testing';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { isRendered, pageClient } from './support/page-client.js';
import { GOOD, publishSite } from './support/rendered-site.js';
import { startUpstream, type Upstream } from './support/upstream.js';

const PATIENCE = 400;
const RENDER_DEADLINE = 20_000;

describe('the deadline of a request', () => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;

  beforeEach(async () => {
    upstream = await startUpstream();
    gateway = await startGateway(upstream.url, {
      UPSTREAM_TIMEOUT: String(PATIENCE),
      RENDER_DEADLINE: String(RENDER_DEADLINE),
      RENDER_BEGIN_AFTER: String(RENDER_DEADLINE),
    });
  });
  afterEach(async () => {
    await gateway.close();
    await upstream.close();
  });

  const told = ({ received }: Upstream): number[] =>
    received.map(({ request: { headers } }) => Number(headers['x-internal-deadline']));

  it('is passed to the service, and replaces the header of the client', async () => {
    const { body } = await request(`${gateway.url}/api/auth/portfoliodetails`, {
      headers: { 'x-internal-deadline': '900000' },
    });
    await body.dump();
    const [left] = told(upstream);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(PATIENCE);
  });

  it('covers all tries together', async () => {
    upstream.answer((incoming) => {
      if (upstream.received.length === 1) setTimeout(() => incoming.socket.destroy(), PATIENCE / 2);
    });
    const start = performance.now();
    const { statusCode, body } = await request(`${gateway.url}/api/auth/portfoliodetails`);
    await body.dump();
    const took = performance.now() - start;
    expect(statusCode).toBe(504);
    const [first = 0, second = 0] = told(upstream);
    expect(second).toBeLessThanOrEqual(first - PATIENCE / 2 + 5);
    // Two tries with their own deadlines would take half as long again.
    expect(took).toBeLessThan(PATIENCE * 1.5);
  });

  it.each([
    ['', {}],
    [', of what is kept for others', { 'cache-control': 'public, max-age=60' }],
  ])('covers the whole of a short response%s', async (_which, headers) => {
    upstream.answer((_incoming, response) => {
      const head = { 'content-type': 'application/json', 'content-length': 11, ...headers };
      response.writeHead(200, head).write('{"er');
    });
    const { statusCode, body } = await request(`${gateway.url}/api/auth/portfoliodetails`);
    expect(statusCode).toBe(504);
    expect(await body.json()).toMatchObject({ error: 1 });
  });

  it('of a page is passed on with its calls', async () => {
    await publishSite(gateway.storeDir, { good: { bundle: GOOD } });
    const get = pageClient(gateway.url);
    upstream.answer((_request, response) => response.end('{"title":"Homes"}'));
    await until(() => get('/good'), isRendered);
    const left = told(upstream).at(-1);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(RENDER_DEADLINE);
  });
});
