import { until } from '@phantom/service-kit/testing';
import { authApp, type AuthApp } from './auth-app.js';
import { otherService, type OtherService } from './other-service.js';

/** Milliseconds, in place of 30 seconds. */
const MAX_STALENESS = 3_000;

let auth: AuthApp;
let other: OtherService;

beforeAll(async () => {
  auth = await authApp();
  other = await otherService(auth, { REVOCATION_MAX_STALENESS: String(MAX_STALENESS) });
});
afterAll(async () => {
  await other.close();
  await auth.close();
});

const call = (token: string) =>
  other.inject({ url: '/me', headers: { authorization: `Bearer ${token}` } });
const statusOf = async (token: string) => (await call(token)).statusCode;

it('keeps refusing revoked tokens and accepting valid ones until the revocation list is too old', async () => {
  const [revoked, valid] = [await auth.login(), await auth.login()];
  await auth.logout(revoked.cookies);
  await until(
    () => statusOf(revoked.body.access_token),
    (status) => status === 401,
  );

  await auth.dropDatabase();
  const start = performance.now();
  expect(await statusOf(valid.body.access_token)).toBe(200);
  const refused = await until(
    () => call(valid.body.access_token),
    ({ statusCode }) => statusCode === 503,
  );
  // The staleness counts from the last heartbeat, up to half a second earlier.
  expect(performance.now() - start).toBeGreaterThan(MAX_STALENESS - 1_000);
  expect(refused.headers['retry-after']).toBe('5');
  expect(await statusOf(revoked.body.access_token)).toBe(401);
});
