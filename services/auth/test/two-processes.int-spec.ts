import type { JSONWebKeySet } from 'jose';
import { decodeProtectedHeader } from 'jose';
import { authApp, INVALID, type AuthApp, type AuthProcess } from './auth-app.js';
import { otherService, type OtherService } from './other-service.js';

let one: AuthApp;
let other: AuthProcess;

beforeAll(async () => {
  one = await authApp();
  other = await one.another();
});

afterAll(async () => {
  await other.close();
  await one.close();
});

const address = '203.0.113.77';

it('share the count of failed logins, also for concurrent ones', async () => {
  const wrong = { email: 'investor2@example.com', password: 'not the password', type: 'Investor' };
  const tries = await Promise.all(
    [one, other, one, other, one, other, one, other].map((process) =>
      process.login(wrong, { address }),
    ),
  );
  const statuses = tries.map(({ status }) => status).sort();
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
});

it('refresh the sessions of each other', async () => {
  const login = await one.login();
  const renewed = await other.refresh(login.cookies);
  expect(renewed.status).toBe(200);
  expect((await one.refresh(renewed.cookies)).status).toBe(200);
});

it('revoke the sessions of each other', async () => {
  const login = await one.login();
  expect((await other.logout(login.cookies)).status).toBe(200);
  expect((await one.refresh(login.cookies)).body).toEqual(INVALID);
});

it('return the same next token for concurrent refreshes', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { cookies } = await one.login();
    const renewals = await Promise.all([one, other, one, other].map((it) => it.refresh(cookies)));
    expect(renewals.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [next, ...same] = renewals.map((renewal) => renewal.cookies['phantom_refresh']);
    expect(same).toEqual([next, next, next]);
    expect((await other.refresh({ phantom_refresh: next ?? '' })).status).toBe(200);
  }
});

it('detect a reused token in either process', async () => {
  const { cookies } = await one.login();
  const second = await one.refresh(cookies);
  const third = await other.refresh(second.cookies);
  expect((await other.refresh(cookies)).body).toEqual(INVALID);
  expect((await one.refresh(third.cookies)).body).toEqual(INVALID);
});

it('share known devices', async () => {
  const { cookies } = await one.login();
  const device = { phantom_device: cookies['phantom_device'] ?? '' };
  const wrong = { password: 'not the password' };
  for (let tries = 0; tries < 6; tries += 1) await other.login(wrong, { address: '203.0.113.78' });
  expect((await other.login({}, { address: '203.0.113.78' })).status).toBe(429);
  expect((await other.login({}, { address: '203.0.113.78', cookies: device })).status).toBe(200);
});

describe('with another service', () => {
  let reader: OtherService;

  beforeAll(async () => {
    reader = await otherService(one);
  });
  afterAll(() => reader.close());

  it('sign with the same key, so that it accepts the tokens of both', async () => {
    const { keys } = (await other.inject({ url: '/.well-known/jwks.json' })).json<JSONWebKeySet>();
    expect(keys).toHaveLength(1);
    for (const process of [one, other]) {
      const { body } = await process.login();
      expect(decodeProtectedHeader(body.access_token).kid).toBe(keys[0]?.kid);
      const headers = { authorization: `Bearer ${body.access_token}` };
      expect((await reader.inject({ url: '/me', headers })).statusCode).toBe(200);
    }
  });
});
