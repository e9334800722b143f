import { randomBytes } from 'node:crypto';
import { loadConfig, RevocationStream } from '@phantom/service-kit';
import { GatewayConfig } from '../../config/gateway.config.js';
import { StaffCookie } from './staff-cookie.js';

const [OLD, NEW] = [1, 2].map(() => randomBytes(32).toString('base64'));
const PASS = { account: '7', session: 'of-7', overrides: {} };
const config = (COOKIE_KEY?: string, COOKIE_KEY_OTHER?: string) =>
  loadConfig(GatewayConfig, { COOKIE_KEY, COOKIE_KEY_OTHER });

const site = (COOKIE_KEY?: string, COOKIE_KEY_OTHER?: string) =>
  new StaffCookie(config(COOKIE_KEY, COOKIE_KEY_OTHER), new RevocationStream(config()));

const cookieOf = async (cookie: StaffCookie) => String((await cookie.issue(PASS)).split(';')[0]);

it('accepts passes of both keys during a key rotation', async () => {
  const steps = [site(OLD), site(OLD, NEW), site(NEW, OLD), site(NEW)];
  const cookies = await Promise.all(steps.map(cookieOf));
  // During a rotation, each gateway reads the passes of the other.
  for (const [at, step] of steps.entries()) {
    for (const cookie of cookies.slice(Math.max(0, at - 1), at + 2)) {
      expect(await step.read(cookie)).toEqual(PASS);
    }
  }
  expect(await site(NEW).read(cookies[0])).toBeUndefined();
  expect(await site(OLD).read(cookies[3])).toBeUndefined();
});

it('issues no pass with only the second key', async () => {
  await expect(cookieOf(site(undefined, OLD))).rejects.toMatchObject({ status: 503 });
  expect(await site(undefined, OLD).read(await cookieOf(site(OLD)))).toEqual(PASS);
});
