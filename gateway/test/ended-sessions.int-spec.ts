import { randomUUID } from 'node:crypto';
import { signTestToken, until } from '@phantom/service-kit/testing';
import { request } from 'undici';
import { EMPLOYEE } from './support/employee.js';
import { type GatewayUnderTest, startGateway } from './support/gateway-under-test.js';
import { startUpstream, type Upstream } from './support/upstream.js';

/** Milliseconds: a question every second, and what it takes. */
const REFUSED_WITHIN = 2_500;

describe('a session that was ended', () => {
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
  afterEach(() => upstream.ends.comeBack());

  const start = () =>
    startGateway(upstream.url, { COOKIE_KEY: 'of the tests alone, and of 32 letters' });

  const signedIn = async () => {
    const session = randomUUID();
    return { session, authorization: await signTestToken({ ...EMPLOYEE, session }) };
  };

  const call = async (
    { url }: GatewayUnderTest,
    headers: Record<string, string>,
    path = '/api/auth/userdashboard',
  ) => {
    const { statusCode, body } = await request(url + path, { headers });
    await body.dump();
    return statusCode;
  };

  const refused = (gateway: GatewayUnderTest, headers: Record<string, string>, path?: string) =>
    until(
      () => call(gateway, headers, path),
      (status) => status === 401,
    );

  it('opens nothing any more at any gateway within seconds, and other sessions go on', async () => {
    const [{ session, authorization }, other] = [await signedIn(), await signedIn()];
    for (const gateway of gateways) expect(await call(gateway, { authorization })).toBe(200);
    const ended = performance.now();
    upstream.ends.end(session);
    await Promise.all(gateways.map((gateway) => refused(gateway, { authorization })));
    expect(performance.now() - ended).toBeLessThan(REFUSED_WITHIN);
    const renewed = await signTestToken({ ...EMPLOYEE, session });
    for (const gateway of gateways) {
      expect(await call(gateway, { authorization: renewed })).toBe(401);
      expect(await call(gateway, { authorization: renewed }, '/api/site/status')).toBe(401);
      expect(await call(gateway, { authorization: other.authorization })).toBe(200);
    }
  });

  it('takes along the pass that made its browser an employee’s', async () => {
    const [one, another] = gateways;
    const { session, authorization } = await signedIn();
    const given = await request(`${one.url}/api/site/staff-pass`, {
      method: 'POST',
      headers: { authorization },
    });
    await given.body.dump();
    const [cookie = ''] = String(given.headers['set-cookie']).split(';');
    expect(await call(another, { cookie }, '/api/site/status')).toBe(200);
    upstream.ends.end(session);
    await refused(another, { cookie }, '/api/site/status');
  });

  it('is refused by a gateway that was started after its end', async () => {
    const { session, authorization } = await signedIn();
    upstream.ends.end(session);
    const late = await start();
    try {
      await refused(late, { authorization });
    } finally {
      await late.close();
    }
  });

  it('stays refused while the auth service tells nothing, when others are taken', async () => {
    const [gateway] = gateways;
    const [{ session, authorization }, other] = [await signedIn(), await signedIn()];
    upstream.ends.end(session);
    await refused(gateway, { authorization });
    upstream.ends.goAway();
    const before = upstream.ends.asked.length;
    await until(
      async () => upstream.ends.asked.length,
      (asked) => asked > before + gateways.length,
    );
    expect(await call(gateway, { authorization })).toBe(401);
    expect(await call(gateway, { authorization: other.authorization })).toBe(200);
    upstream.ends.end(other.session);
    upstream.ends.comeBack();
    await refused(gateway, { authorization: other.authorization });
  });

  it('is asked for once whole, and then by what is new', async () => {
    const late = await startUpstream();
    const gateway = await startGateway(late.url);
    await until(
      async () => late.ends.asked.length,
      (asked) => asked >= 3,
    );
    await gateway.close();
    await late.close();
    const [first, ...others] = late.ends.asked;
    expect([first, others.includes(null)]).toEqual([null, false]);
  });
});
