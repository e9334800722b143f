import type { TokenUser } from '@phantom/service-kit';
import { signTestToken } from '@phantom/service-kit/testing';
import { request } from 'undici';
import type { SiteStatusDto } from '../src/ops/status/status.dto.js';
import { EMPLOYEE } from './support/employee.js';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { publishEntry } from './support/published-store.js';
import { GOOD, publishCanary, publishSite } from './support/rendered-site.js';
import { startUpstream, type Upstream } from './support/upstream.js';

const NOBODY_THERE = 'http://127.0.0.1:1';
const COOKIE_KEY = 'of the tests alone, and of 32 letters';

describe('the status of the site', () => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;

  beforeEach(async () => {
    upstream = await startUpstream();
    gateway = await startGateway(upstream.url, { COOKIE_KEY, LISTINGS_URL: NOBODY_THERE });
    await publishSite(gateway.storeDir, { good: { bundle: GOOD } });
    await publishCanary(gateway.storeDir, 'good', { bundle: GOOD }, { share: 30 });
  });
  afterEach(async () => {
    await gateway.close();
    await upstream.close();
  });

  const send = (body: unknown, headers: Record<string, string> = {}) =>
    request(`${gateway.url}/api/site/reports`, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }).then(({ statusCode }) => statusCode);

  const statusFor = async (headers: Record<string, string>, { url } = gateway) => {
    const { statusCode, body } = await request(`${url}/api/site/status`, { headers });
    return { code: statusCode, status: (await body.json()) as SiteStatusDto };
  };

  const status = async (user: TokenUser = EMPLOYEE) =>
    (await statusFor({ authorization: await signTestToken(user) })).status;

  it('has the versions, their statistics and the state of the services', async () => {
    const loaded = { remote: 'good', version: '2', outcome: 'loaded', ms: 120 };
    const failed = { remote: 'good', version: '2', outcome: 'failed', reason: 'integrity' };
    const strange = { remote: 'good', version: '9', outcome: 'loaded', ms: 1 };
    expect(await send({ entries: [loaded, loaded, loaded, failed, strange] })).toBe(204);

    const { remotes, services, registry } = await status();
    const [good] = remotes;
    expect(good).toMatchObject({ name: 'good', canary: { version: '2', employees: false } });
    expect(good?.versions).toMatchObject([
      { version: '2', share: 30, isDefault: false, loads: 4, errorRate: 0.25 },
      { version: '1', share: 70, isDefault: true, loads: 0, errorRate: null, loadTime: null },
    ]);
    expect(good?.versions[0]?.loadTime?.p50).toBe(120);
    expect(services).toMatchObject([
      { name: 'auth', state: 'up' },
      { name: 'content', state: 'up' },
      { name: 'listings', state: 'down', ms: null },
      { name: 'properties', state: 'up' },
    ]);
    expect(registry.entries.map(({ state }) => state)).toEqual(['current', 'current']);
  });

  it('reports a broken entry whose last valid version is in use', async () => {
    await status();
    await publishEntry(gateway.storeDir, 'good', '{"format":');
    const { registry, remotes } = await status();
    expect(registry.entries).toMatchObject([
      { name: 'good', state: 'last-good' },
      { name: 'shell', state: 'current' },
    ]);
    expect(remotes[0]?.versions).toHaveLength(2);
  });

  it('is available by a staff pass while everything else is down', async () => {
    const { headers } = await request(`${gateway.url}/api/site/staff-pass`, {
      method: 'POST',
      headers: { authorization: await signTestToken(EMPLOYEE) },
    });
    const [cookie = ''] = String(headers['set-cookie']).split(';');
    const alone = await startGateway(NOBODY_THERE, { COOKIE_KEY }, `${NOBODY_THERE}/keys`);
    const token = { authorization: await signTestToken(EMPLOYEE) };
    expect((await statusFor(token, alone)).code).toBe(503);
    const { code, status: told } = await statusFor({ cookie }, alone);
    expect([code, told.services.map(({ state }) => state)]).toEqual([
      200,
      ['down', 'down', 'down', 'down'],
    ]);
    await alone.close();
  });

  it('is refused for others', async () => {
    expect((await statusFor({})).code).toBe(401);
    const investor = await signTestToken({ ...EMPLOYEE, type: 'Investor' });
    expect((await statusFor({ authorization: investor })).code).toBe(403);
  });

  const loaded = { remote: 'good', version: '2', outcome: 'loaded', ms: 5 };

  it.each([
    [{}, 422],
    [{ entries: Array(21).fill(loaded) }, 422],
    [{ entries: [{ ...loaded, ms: -1 }] }, 422],
    [{ entries: [{ ...loaded, outcome: 'great' }] }, 422],
    ['no JSON', 400],
    [{ entries: [loaded], more: 'x'.repeat(9_000) }, 413],
  ])('refuses the report %j', async (body, code) => {
    expect(await send(body)).toBe(code);
  });

  it('refuses reports of other sites, and limits their rate', async () => {
    expect(await send({ entries: [loaded] }, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    const codes = new Set<number>();
    while (!codes.has(429)) codes.add(await send({ entries: [] }));
    expect(codes).toEqual(new Set([204, 429]));
  });
});
