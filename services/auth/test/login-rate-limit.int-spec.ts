import { jest } from '@jest/globals';
import { getRepositoryToken } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { KnownDevice } from '../src/known-devices/known-device.entity.js';
import { authApp, type AuthApp } from './auth-app.js';

let auth: AuthApp;

beforeAll(async () => {
  auth = await authApp();
});

afterAll(() => auth.close());

beforeEach(() => auth.dataSource.query('TRUNCATE login_failure, known_device'));

const wrong = { password: 'not the password' };
const [attacker, owner] = ['203.0.113.9', '198.51.100.7'];

async function fail(times: number, credentials: object = {}, address = attacker) {
  const statuses: number[] = [];
  for (let i = 0; i < times; i += 1) {
    statuses.push((await auth.login({ ...wrong, ...credentials }, { address })).status);
  }
  return statuses;
}

it('returns 429 with Retry-After after five failures of one address against one account', async () => {
  expect(await fail(6)).toEqual([401, 401, 401, 401, 401, 429]);
  const refused = await auth.login({}, { address: attacker });
  expect(refused.status).toBe(429);
  expect(refused.body).toEqual({ error: 1, message: expect.any(String) });
  const retryAfter = Number(refused.headers['retry-after']);
  expect(retryAfter).toBeGreaterThan(800);
  expect(retryAfter).toBeLessThanOrEqual(900);
});

it('does not limit the owner at another address', async () => {
  await fail(20);
  expect((await auth.login({}, { address: owner })).status).toBe(200);
});

it('counts failures against an unknown account alike', async () => {
  expect(await fail(6, { email: 'nobody@example.com' })).toEqual(await fail(6));
});

it('queries the known device for an unknown account too, so that the time is the same', async () => {
  const devices = auth.app.get<Repository<KnownDevice>>(getRepositoryToken(KnownDevice));
  const lookUps = jest.spyOn(devices, 'existsBy');
  const cookies = { phantom_device: 'of another account' };
  for (const email of ['employee@example.com', 'nobody@example.com']) {
    lookUps.mockClear();
    await auth.login({ ...wrong, email }, { cookies });
    expect(lookUps).toHaveBeenCalledTimes(1);
  }
  lookUps.mockRestore();
});

it('counts concurrent failures', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => auth.login(wrong, { address: attacker })),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
});

it('resets the count after a successful login', async () => {
  await fail(4);
  expect((await auth.login({}, { address: attacker })).status).toBe(200);
  expect(await fail(5)).toEqual([401, 401, 401, 401, 401]);
});

it('counts an IPv6 /64 network as one address', async () => {
  const statuses: number[] = [];
  for (let i = 1; i <= 6; i += 1) {
    statuses.push((await auth.login(wrong, { address: `2001:db8:1:2::${i}` })).status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect((await auth.login({}, { address: '2001:db8:1:3::1' })).status).toBe(200);
});

it('limits an address that tries many accounts, but not its known devices', async () => {
  const known = (await auth.login({}, { address: attacker })).cookies;
  for (let i = 0; i < 50; i += 1) await fail(1, { email: `somebody${i}@example.com` });
  expect(await fail(1, { email: 'other@example.com' })).toEqual([429]);
  expect((await auth.login({}, { address: attacker, cookies: known })).status).toBe(200);
  expect((await auth.login({}, { address: owner })).status).toBe(200);
});

it('limits many addresses that try one account, but not its known devices', async () => {
  const known = (await auth.login({}, { address: owner })).cookies;
  for (let i = 0; i < 100; i += 1) await fail(1, {}, `192.0.2.${i}`);
  expect(await fail(1, {}, '192.0.2.200')).toEqual([429]);
  expect((await auth.login({}, { address: owner, cookies: known })).status).toBe(200);
});

it('does not accept the device cookie of another account', async () => {
  const { cookies } = await auth.login({ email: 'investor@example.com', type: 'Investor' });
  await fail(5);
  expect((await auth.login({}, { address: attacker, cookies })).status).toBe(429);
});

it('limits a known device after ten failures', async () => {
  const { cookies } = await auth.login();
  const statuses: number[] = [];
  for (let i = 0; i < 11; i += 1) statuses.push((await auth.login(wrong, { cookies })).status);
  expect(statuses.at(-2)).toBe(401);
  expect(statuses.at(-1)).toBe(429);
});

it('does not count attempts that the password hash limiter refused with 503', async () => {
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, at) =>
      auth.login({ ...wrong, email: `somebody${at}@example.com` }, { address: `192.0.2.${at}` }),
    ),
  );
  const overloaded = answers.filter(({ status }) => status === 503);
  expect(overloaded.length).toBeGreaterThan(0);
  expect(overloaded[0]?.headers['retry-after']).toBe('2');
  const [counted] = await auth.dataSource.query<{ points: string }[]>(
    `SELECT sum(points) AS points FROM login_failure WHERE key LIKE 'pair:%'`,
  );
  expect(Number(counted?.points)).toBe(120 - overloaded.length);
});
