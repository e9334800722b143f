import { jest } from '@jest/globals';
import { getRepositoryToken } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { KnownDevice } from '../src/login-limit/known-device.entity.js';
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

it('refuses one address after five failures against one account, and says for how long', async () => {
  expect(await fail(6)).toEqual([401, 401, 401, 401, 401, 429]);
  const refused = await auth.login({}, { address: attacker });
  expect(refused.status).toBe(429);
  expect(refused.body).toEqual({ error: 1, message: expect.any(String) });
  const retryAfter = Number(refused.headers['retry-after']);
  expect(retryAfter).toBeGreaterThan(800);
  expect(retryAfter).toBeLessThanOrEqual(900);
});

it('does not lock the owner out at another address', async () => {
  await fail(20);
  expect((await auth.login({}, { address: owner })).status).toBe(200);
});

it('tells nothing of whether the account exists', async () => {
  expect(await fail(6, { email: 'nobody@example.com' })).toEqual(await fail(6));
});

it('looks a device up for an account that is not there too, so that time tells nothing either', async () => {
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

it('counts failures made at the same time', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => auth.login(wrong, { address: attacker })),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
});

it('forgives the failures before a success', async () => {
  await fail(4);
  expect((await auth.login({}, { address: attacker })).status).toBe(200);
  expect(await fail(5)).toEqual([401, 401, 401, 401, 401]);
});

it('counts a /64 of IPv6 as one address', async () => {
  const statuses: number[] = [];
  for (let i = 1; i <= 6; i += 1) {
    statuses.push((await auth.login(wrong, { address: `2001:db8:1:2::${i}` })).status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect((await auth.login({}, { address: '2001:db8:1:3::1' })).status).toBe(200);
});

it('limits one address that tries many accounts, but not those who are known there', async () => {
  const known = (await auth.login({}, { address: attacker })).cookies;
  for (let i = 0; i < 50; i += 1) await fail(1, { email: `somebody${i}@example.com` });
  expect(await fail(1, { email: 'other@example.com' })).toEqual([429]);
  expect((await auth.login({}, { address: attacker, cookies: known })).status).toBe(200);
  expect((await auth.login({}, { address: owner })).status).toBe(200);
});

it('limits many addresses that try one account, but not the devices of its owner', async () => {
  const known = (await auth.login({}, { address: owner })).cookies;
  for (let i = 0; i < 100; i += 1) await fail(1, {}, `192.0.2.${i}`);
  expect(await fail(1, {}, '192.0.2.200')).toEqual([429]);
  expect((await auth.login({}, { address: owner, cookies: known })).status).toBe(200);
});

it('does not take the device of one account for that of another', async () => {
  const { cookies } = await auth.login({ email: 'investor@example.com', type: 'Investor' });
  await fail(5);
  expect((await auth.login({}, { address: attacker, cookies })).status).toBe(429);
});

it('limits a known device too', async () => {
  const { cookies } = await auth.login();
  const statuses: number[] = [];
  for (let i = 0; i < 11; i += 1) statuses.push((await auth.login(wrong, { cookies })).status);
  expect(statuses.at(-2)).toBe(401);
  expect(statuses.at(-1)).toBe(429);
});

it('counts nobody as failed who was turned away because too many sign in at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, at) =>
      auth.login({ ...wrong, email: `somebody${at}@example.com` }, { address: `192.0.2.${at}` }),
    ),
  );
  const turnedAway = answers.filter(({ status }) => status === 503);
  expect(turnedAway.length).toBeGreaterThan(0);
  expect(turnedAway[0]?.headers['retry-after']).toBe('2');
  const [counted] = await auth.dataSource.query<{ points: string }[]>(
    `SELECT sum(points) AS points FROM login_failure WHERE key LIKE 'pair:%'`,
  );
  expect(Number(counted?.points)).toBe(120 - turnedAway.length);
});
