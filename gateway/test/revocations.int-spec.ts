import { randomUUID } from 'node:crypto';
import { signTestToken, until } from '@phantom/service-kit/testing';
import { request } from 'undici';
import { EMPLOYEE } from './support/employee.js';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { revocationsOf, startUpstream, type Upstream } from './support/upstream.js';

/** Milliseconds for which an unconfirmed list is valid: longer than the other tests take. */
const MAX_STALENESS = 3_000;

describe('a revoked token', () => {
  let upstream: Upstream;
  let gateways: [GatewayUnderTest, GatewayUnderTest];

  beforeAll(async () => {
    upstream = await startUpstream();
    gateways = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => gateway.close()));
    await upstream.close();
  });
  afterEach(() => upstream.revocations.comeBack());

  const start = (env: NodeJS.ProcessEnv = {}) =>
    startGateway(upstream.url, {
      COOKIE_KEY: 'of the tests alone, and of 32 letters',
      ...revocationsOf(upstream),
      ...env,
    });

  const signedIn = async (permissionVersion?: number) => {
    const session = randomUUID();
    const token = await signTestToken({ ...EMPLOYEE, session, permissionVersion });
    return { session, authorization: token };
  };

  const answerTo = async (
    { url }: GatewayUnderTest,
    headers: Record<string, string>,
    path = '/api/auth/userdashboard',
  ) => {
    const { statusCode, headers: answered, body } = await request(url + path, { headers });
    await body.dump();
    return { status: statusCode, headers: answered };
  };
  const call = async (...args: Parameters<typeof answerTo>) => (await answerTo(...args)).status;

  const becomes = (status: number, ...args: Parameters<typeof answerTo>) =>
    until(
      () => answerTo(...args),
      (answer) => answer.status === status,
    );

  it('of a revoked session is refused at every gateway, and other sessions stay valid', async () => {
    const [{ session, authorization }, other] = [await signedIn(), await signedIn()];
    for (const gateway of gateways) await becomes(200, gateway, { authorization });
    upstream.revocations.revokeSession(session);
    await Promise.all(gateways.map((gateway) => becomes(401, gateway, { authorization })));
    const renewed = await signTestToken({ ...EMPLOYEE, session });
    for (const gateway of gateways) {
      expect(await call(gateway, { authorization: renewed })).toBe(401);
      expect(await call(gateway, { authorization: renewed }, '/api/site/status')).toBe(401);
      expect(await call(gateway, { authorization: other.authorization })).toBe(200);
    }
  });

  it('of an older permission version is refused, also without a version, and a newer one is accepted', async () => {
    const account = 4711;
    const tokenOf = (permissionVersion?: number) =>
      signTestToken({ ...EMPLOYEE, id: account, session: randomUUID(), permissionVersion });
    const [unversioned, old, fresh] = [await tokenOf(), await tokenOf(6), await tokenOf(7)];
    const [gateway] = gateways;
    for (const authorization of [unversioned, old]) await becomes(200, gateway, { authorization });
    upstream.revocations.revokeAccount(account, 7, 'rights-changed');
    for (const authorization of [unversioned, old]) {
      const { headers } = await becomes(401, gateway, { authorization });
      expect(headers['www-authenticate']).toBe(
        'Bearer error="invalid_token", error_description="rights-changed"',
      );
    }
    expect(await call(gateway, { authorization: fresh })).toBe(200);
  });

  it('revokes the staff pass of its session', async () => {
    const [one, another] = gateways;
    const { session, authorization } = await signedIn();
    const given = await request(`${one.url}/api/site/staff-pass`, {
      method: 'POST',
      headers: { authorization },
    });
    await given.body.dump();
    const [cookie = ''] = String(given.headers['set-cookie']).split(';');
    expect(await call(another, { cookie }, '/api/site/status')).toBe(200);
    upstream.revocations.revokeSession(session, 'role-changed');
    await becomes(401, another, { cookie }, '/api/site/status');
  });

  it('is refused by a gateway that started after the revocation', async () => {
    const { session, authorization } = await signedIn();
    upstream.revocations.revokeSession(session);
    const late = await start();
    try {
      // Before its first list it gives 503. The token is never accepted.
      const statuses: number[] = [];
      await until(async () => {
        statuses.push(await call(late, { authorization }));
        return statuses.at(-1) === 401;
      });
      expect(statuses).not.toContain(200);
    } finally {
      await late.close();
    }
  });

  it.each(['goDown', 'freeze'] as const)(
    'stays refused when the auth service does %s; others are accepted until the list is too old, and get 503 then',
    async (fail) => {
      const gateway = await start({ REVOCATION_MAX_STALENESS: String(MAX_STALENESS) });
      try {
        const [{ session, authorization }, other, third] = [
          await signedIn(),
          await signedIn(),
          await signedIn(),
        ];
        await becomes(200, gateway, { authorization });
        upstream.revocations.revokeSession(session);
        await becomes(401, gateway, { authorization });
        upstream.revocations[fail]();
        const failed = performance.now();
        expect(await call(gateway, { authorization: other.authorization })).toBe(200);
        const { headers } = await becomes(503, gateway, { authorization: other.authorization });
        expect(headers['retry-after']).toBe('5');
        // Counted from the last heartbeat, up to half a second before.
        expect(performance.now() - failed).toBeGreaterThan(MAX_STALENESS - 1_000);
        expect(await call(gateway, { authorization })).toBe(401);
        expect(await call(gateway, {}, '/api/auth/teamList')).toBe(200);

        upstream.revocations.revokeSession(third.session);
        upstream.revocations.comeBack();
        await becomes(200, gateway, { authorization: other.authorization });
        expect(await call(gateway, { authorization: third.authorization })).toBe(401);
      } finally {
        await gateway.close();
      }
    },
  );

  it('gives 503 before the first revocation list, and public calls work', async () => {
    upstream.revocations.goDown();
    const late = await start();
    try {
      const { authorization } = await signedIn();
      expect(await answerTo(late, { authorization })).toMatchObject({
        status: 503,
        headers: { 'retry-after': '5' },
      });
      expect(await call(late, {}, '/api/auth/teamList')).toBe(200);
      upstream.revocations.comeBack();
      await becomes(200, late, { authorization });
    } finally {
      await late.close();
    }
  });
});
