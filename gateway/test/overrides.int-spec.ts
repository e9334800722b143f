import type { BootManifest } from '@phantom/registry';
import type { TokenUser } from '@phantom/service-kit';
import { signTestToken } from '@phantom/service-kit/testing';
import { decodeJwt } from 'jose';
import { request } from 'undici';
import { EMPLOYEE } from './support/employee.js';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { dataIn, pageClient } from './support/page-client.js';
import { GOOD, publishCanary, publishSite } from './support/rendered-site.js';

const LOCAL = 'http://localhost:9101/remoteEntry.js';

describe('overrides', () => {
  let gateway: GatewayUnderTest;

  beforeEach(async () => {
    gateway = await startGateway('http://127.0.0.1:1', {
      COOKIE_KEY: 'of the tests alone, and of 32 letters',
    });
    await publishSite(gateway.storeDir, { good: { bundle: GOOD } });
    await publishCanary(gateway.storeDir, 'good', { bundle: GOOD }, { share: 0 });
  });
  afterEach(() => gateway.close());

  const call = async (
    method: 'POST' | 'DELETE',
    path: string,
    { user = EMPLOYEE as TokenUser | null, body = {}, headers = {} } = {},
  ) => {
    const answer = await request(`${gateway.url}/api/site/${path}`, {
      method,
      headers: {
        ...(user && { authorization: await signTestToken(user) }),
        ...(method === 'POST' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    await answer.body.dump();
    const [cookie = ''] = String(answer.headers['set-cookie'] ?? '').split(';');
    return { status: answer.statusCode, cookie };
  };

  const override = (body: object, options: Parameters<typeof call>[2] = {}) =>
    call('POST', 'overrides', { ...options, body });

  const pageWith = async (cookie: string) => {
    const { text, headers } = await pageClient(gateway.url)('/good', { cookie });
    const { overrides, remotes } = dataIn(text, 'boot-manifest') as BootManifest;
    return { overrides, remote: remotes[0], headers };
  };

  it('give one browser another version', async () => {
    const { status, cookie } = await override({ remote: 'good', version: '2' });
    expect(status).toBe(200);
    const { overrides, remote, headers } = await pageWith(cookie);
    expect([overrides, remote?.version]).toEqual([['good'], '2']);
    expect(headers['cache-control']).toBe('private, no-cache');
    const other = await pageWith('');
    expect([other.overrides, other.remote?.version]).toEqual([undefined, '1']);
  });

  it("give the build of an employee's server, which the policy of the page allows", async () => {
    const { cookie } = await override({ remote: 'good', url: LOCAL });
    const { remote, headers } = await pageWith(cookie);
    expect(remote).toMatchObject({ url: LOCAL });
    expect(headers['content-security-policy']).toContain('http://localhost:9101');
    expect((await pageWith('')).headers['content-security-policy']).not.toContain('localhost');
  });

  it('are combined until they are reset', async () => {
    const first = await override({ remote: 'good', version: '2' });
    const both = await override(
      { remote: 'shell', version: '1' },
      { headers: { cookie: first.cookie } },
    );
    expect((await pageWith(both.cookie)).overrides).toEqual(['good', 'shell']);
    const renewed = await call('POST', 'staff-pass', { headers: { cookie: both.cookie } });
    expect((await pageWith(renewed.cookie)).overrides).toEqual(['good', 'shell']);
    const reset = await call('DELETE', 'overrides', {
      user: null,
      headers: { cookie: renewed.cookie },
    });
    expect((await pageWith(reset.cookie)).overrides).toBeUndefined();
  });

  it.each([
    ['nobody', null, 401],
    ['an investor', { ...EMPLOYEE, type: 'Investor' as const }, 403],
    ['who waits for a role', { ...EMPLOYEE, type: null }, 403],
  ])('are refused for %s', async (_who, user, status) => {
    const answer = await override({ remote: 'good', version: '2' }, { user });
    expect(answer).toEqual({ status, cookie: '' });
    expect(await call('POST', 'staff-pass', { user })).toEqual({ status, cookie: '' });
  });

  it.each([
    [{ remote: 'unknown', version: '1' }, 404],
    [{ remote: '__proto__', version: '1' }, 404],
    [{ remote: 'good', version: '9' }, 404],
    [{ remote: 'good' }, 422],
    [{ remote: 'good', version: '2', url: LOCAL }, 422],
    [{ remote: 'good', url: 'http://evil.example/remoteEntry.js' }, 422],
    [{ remote: 'good', url: 'http://localhost@evil.example/' }, 422],
    [{ remote: 'good', url: 'http://eve@localhost/' }, 422],
    [{ remote: 'good', url: 'ftp://localhost/remoteEntry.js' }, 422],
    [{ remote: 'good', url: 'javascript:alert(1)' }, 422],
    [{ remote: 'good', url: '/r/good/2/entry.js' }, 422],
    [{ remote: 'shell', url: LOCAL }, 422],
    [{ remote: 7, version: '1' }, 422],
  ])('%j gets %i', async (body, status) => {
    expect(await override(body)).toEqual({ status, cookie: '' });
  });

  it.each(['cross-site', 'same-site'])('are refused from a page that is %s', async (site) => {
    const headers = { 'sec-fetch-site': site };
    expect((await override({ remote: 'good', version: '2' }, { headers })).status).toBe(403);
  });

  it('ignore a forged cookie', async () => {
    const { cookie } = await override({ remote: 'good', version: '2' });
    const [name, head, , signature] = cookie.split(/[=.]/);
    const forged = Buffer.from(
      '{"sub":"7","exp":99999999999,"overrides":{"good":{"version":"2"}}}',
    );
    const claims = forged.toString('base64url');
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const made of [`${head}.${claims}.${signature}`, `${unsigned}.${claims}.`, 'x']) {
      expect((await pageWith(`${name}=${made}`)).overrides).toBeUndefined();
    }
  });

  it('are set by a read-only token for registered versions, for ten minutes', async () => {
    const user = { ...EMPLOYEE, readOnly: true as const };
    const { status, cookie } = await override({ remote: 'good', version: '2' }, { user });
    expect([status, (await pageWith(cookie)).remote?.version]).toEqual([200, '2']);
    const { exp = 0 } = decodeJwt(cookie.split('=')[1] ?? '');
    expect(exp - Date.now() / 1000).toBeLessThanOrEqual(600);
    expect(await override({ remote: 'good', url: LOCAL }, { user })).toEqual({
      status: 403,
      cookie: '',
    });
    expect(await call('POST', 'staff-pass', { user })).toEqual({ status: 403, cookie: '' });
  });

  it('give employees a canary first if the team configures it', async () => {
    const { cookie } = await call('POST', 'staff-pass');
    expect((await pageWith(cookie)).remote?.version).toBe('1');
    const canary = { share: 0, employees: true };
    await publishCanary(gateway.storeDir, 'good', { bundle: GOOD }, canary);
    const { remote, overrides } = await pageWith(cookie);
    expect([remote?.version, overrides]).toEqual(['2', undefined]);
    expect((await pageWith('')).remote?.version).toBe('1');
    const gone = await call('DELETE', 'staff-pass', { user: null, headers: { cookie } });
    expect(gone.cookie).toBe('phantom_staff=');
  });
});

it('are unavailable without a cookie key', async () => {
  const gateway = await startGateway('http://127.0.0.1:1');
  const { statusCode } = await request(`${gateway.url}/api/site/staff-pass`, {
    method: 'POST',
    headers: { authorization: await signTestToken(EMPLOYEE) },
  });
  expect(statusCode).toBe(503);
  await gateway.close();
});
