import { readFileSync } from 'node:fs';
import { ACCOUNT_RIGHTS } from '@phantom/service-kit';
import { signTestToken } from '@phantom/service-kit/testing';
import { generateKeyPair } from 'jose';
import { request } from 'undici';
import { ROUTING_TABLE } from '../src/generated/routing-table.js';
import { EMPLOYEE } from './support/employee.js';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { startUpstream, type Upstream } from './support/upstream.js';

const foreignKey = async () => (await generateKeyPair('ES256')).privateKey;

const unsigned = (): string => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: '7', iss: 'phantom-partners', exp: 4_102_444_800, ...EMPLOYEE };
  return `${part({ alg: 'none', kid: 'test-key' })}.${part(claims)}.`;
};

interface Document {
  paths: Record<string, Record<string, { security?: unknown[] }>>;
}

const { paths } = JSON.parse(
  readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'),
) as Document;

/** The calls that the gateway answers itself. */
const ownCalls = Object.entries(paths).flatMap(([path, calls]) =>
  Object.entries(calls).map(([method, { security }]) => {
    return { method: method.toUpperCase(), path, isPublic: security?.length === 0 };
  }),
);

describe('tokens', () => {
  let upstream: Upstream;
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    upstream = await startUpstream();
    gateway = await startGateway(upstream.url);
  });
  afterAll(async () => {
    await gateway.close();
    await upstream.close();
  });

  const call = async (authorization?: string, path = '/api/auth/userdashboard') => {
    const { statusCode, body } = await request(gateway.url + path, {
      headers: authorization === undefined ? {} : { authorization },
    });
    return { status: statusCode, body: await body.json() };
  };

  it.each(['', 'Bearer ', 'bearer '])(
    'accepts a valid token after %j, and passes it on',
    async (word) => {
      const token = word + (await signTestToken(EMPLOYEE));
      const incoming = upstream.next();
      expect(await call(token)).toMatchObject({ status: 200 });
      expect((await incoming).request.headers.authorization).toBe(token);
      expect(await call(token)).toMatchObject({ status: 200 });
    },
  );

  it.each([
    ['none', async () => undefined],
    ['an empty one', async () => 'Bearer '],
    ['rubbish', async () => 'Bearer rubbish'],
    ['one that is over', () => signTestToken(EMPLOYEE, { expiresIn: '-1m' })],
    ['one without an end', () => signTestToken(EMPLOYEE, { expiresIn: null })],
    ['one of another issuer', () => signTestToken(EMPLOYEE, { issuer: 'elsewhere' })],
    ['one without a signature', async () => unsigned()],
    [
      'one signed by somebody else',
      async () => signTestToken(EMPLOYEE, { key: await foreignKey() }),
    ],
  ])('refuses %s before the service is called', async (_what, token) => {
    const before = upstream.received.length;
    expect(await call(await token())).toEqual({
      status: 401,
      body: { error: 1, message: 'Invalid credentials' },
    });
    expect(upstream.received).toHaveLength(before);
  });

  const changes = [
    ...ROUTING_TABLE.filter(({ access, openToReadOnly }) => access === 'token' && !openToReadOnly),
    ...ownCalls.filter(({ isPublic }) => !isPublic),
  ]
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => [method, path.replaceAll(/:\w+/g, '1')]);

  it.each(changes)('refuses %s %s with a read-only token', async (method, path) => {
    const before = upstream.received.length;
    const user = { ...EMPLOYEE, rights: [...ACCOUNT_RIGHTS], readOnly: true as const };
    const headers = {
      authorization: `Bearer ${await signTestToken(user)}`,
      'content-type': 'application/json',
    };
    const answer = await request(`${gateway.url}${path}`, {
      method: method as 'POST',
      headers,
      body: method === 'DELETE' ? undefined : '{}',
    });
    await answer.body.dump();
    // The exception sets a cookie only, and lacks a field here.
    expect(answer.statusCode).toBe(path === '/api/site/overrides' ? 422 : 403);
    expect(upstream.received).toHaveLength(before);
  });

  it.each(
    ROUTING_TABLE.filter(({ openToReadOnly }) => openToReadOnly).map(({ method, path }) => [
      method,
      path.replaceAll(/:\w+/g, '1'),
    ]),
  )('accepts %s %s with a read-only token', async (method, path) => {
    const before = upstream.received.length;
    const authorization = `Bearer ${await signTestToken({ ...EMPLOYEE, readOnly: true })}`;
    const headers = { authorization, 'content-type': 'application/json' };
    const answer = await request(`${gateway.url}${path}`, {
      method: method as 'POST',
      headers,
      body: '{}',
    });
    await answer.body.dump();
    expect(answer.statusCode).toBe(200);
    expect(upstream.received).toHaveLength(before + 1);
  });

  it('accepts a read with a read-only token', async () => {
    const token = `Bearer ${await signTestToken({ ...EMPLOYEE, readOnly: true })}`;
    // Twice: once verified, once remembered.
    expect(await call(token)).toMatchObject({ status: 200 });
    expect(await call(token)).toMatchObject({ status: 200 });
  });

  it('refuses a remembered token after it has expired', async () => {
    const token = await signTestToken(EMPLOYEE, { expiresIn: '2s' });
    expect(await call(token)).toMatchObject({ status: 200 });
    const end = Date.now() + 4_000;
    let status = 200;
    while (status === 200 && Date.now() < end) ({ status } = await call(token));
    expect(status).toBe(401);
  });

  it('ignores the token of a public call', async () => {
    expect(await call('Bearer rubbish', '/api/auth/teamList')).toMatchObject({ status: 200 });
  });

  it('gives 503 while the keys are unavailable', async () => {
    const blind = await startGateway(upstream.url, {}, 'http://127.0.0.1:1/jwks.json');
    const { statusCode, headers, body } = await request(`${blind.url}/api/auth/userdashboard`, {
      headers: { authorization: await signTestToken(EMPLOYEE) },
    });
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    await body.dump();
    await blind.close();
  });
});
