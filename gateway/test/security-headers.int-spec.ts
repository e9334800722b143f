import { signTestToken } from '@phantom/service-kit/testing';
import { request } from 'undici';
import { securityHeaders } from '../src/common/security-headers.js';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { publishRegistry, siteDocument } from './support/published-store.js';
import { rawRequest } from './support/raw-request.js';
import { startUpstream, type Upstream } from './support/upstream.js';

const HSTS = 'max-age=63072000; includeSubDomains';
const EMPLOYEE = {
  id: 7,
  email: 'eve@example.com',
  name: 'Eve',
  type: 'admin' as const,
  rights: [],
};

describe('every response', () => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    upstream = await startUpstream();
    gateway = await startGateway(upstream.url, {
      PUBLIC_ORIGIN: 'https://partners.test',
      COOKIE_KEY: 'of the tests alone, and of 32 letters',
    });
    await publishRegistry(gateway.storeDir, siteDocument());
  });
  afterAll(async () => {
    await gateway.close();
    await upstream.close();
  });

  const headersOf = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await request(gateway.url + path, { headers });
    await answer.body.dump();
    return answer.headers;
  };

  it.each([
    ['a page', '/listings'],
    ['a page that there is not', '/nowhere'],
    ['a script that there is not', '/r/listings/1.0.0-abc/entry.js'],
    ['a file that there is not', '/pictures/none.webp'],
    ['a call that is kept', '/api/auth/teamList'],
    ['a call that is kept, once more', '/api/auth/teamList'],
    ['a call that needs a token', '/api/auth/profile'],
    ['a call of the gateway itself', '/api/site/status'],
    ['robots.txt', '/robots.txt'],
    ['a health check', '/health/live'],
  ])('has HSTS and the isolation headers: %s', async (_what, path) => {
    const headers = await headersOf(path);
    expect(headers).toMatchObject(securityHeaders(true).fields);
    expect(headers).toMatchObject({
      'strict-transport-security': HSTS,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self'/);
    expect(headers['content-security-policy']).toMatch(/object-src 'none'; base-uri 'none'/);
  });

  it.each([
    ['a dot segment', 'GET /a/../b HTTP/1.1'],
    ['an escape', 'GET /api/%zz HTTP/1.1'],
    ['a request line', 'GET  HTTP/9.9'],
  ])('has them for a malformed request: %s', async (_what, line) => {
    const answer = await rawRequest(
      gateway.port,
      `${line}\r\nHost: a\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.toLowerCase()).toContain(`strict-transport-security: ${HSTS.toLowerCase()}`);
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
  });

  it('sets __Host- cookies, and accepts no other', async () => {
    const authorization = await signTestToken(EMPLOYEE);
    const given = await request(`${gateway.url}/api/site/staff-pass`, {
      method: 'POST',
      headers: { authorization },
    });
    await given.body.dump();
    const cookie = String(given.headers['set-cookie']);
    expect(cookie).toMatch(
      /^__Host-phantom_staff=[\w.-]+; Path=\/; Max-Age=14400; HttpOnly; SameSite=Lax; Secure$/,
    );
    const [own = ''] = cookie.split(';');
    const statusFor = async (text: string) =>
      (await request(`${gateway.url}/api/site/status`, { headers: { cookie: text } })).statusCode;
    expect(await statusFor(own)).toBe(200);
    expect(await statusFor(own.replace('__Host-', ''))).toBe(401);
  });

  it('has no HSTS without HTTPS', async () => {
    const plain = await startGateway(upstream.url);
    const { headers, body } = await request(`${plain.url}/api/auth/teamList`);
    await body.dump();
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).toMatchObject(securityHeaders(false).fields);
    await plain.close();
  });
});
