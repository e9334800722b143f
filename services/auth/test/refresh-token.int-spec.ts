import { Session } from '../src/sessions/session.entity.js';
import { INVALID, authApp, type AuthApp } from './auth-app.js';

let auth: AuthApp;

beforeAll(async () => {
  auth = await authApp();
});

afterAll(() => auth.close());

/** Makes the session of a cookie this many seconds older. */
async function age(cookies: Record<string, string>, seconds: number) {
  const sessions = auth.dataSource.getRepository(Session);
  const [id = ''] = cookies['phantom_refresh']?.split('.') ?? [];
  const session = await sessions.findOneByOrFail({ id });
  const past = (date: Date) => new Date(date.getTime() - seconds * 1000);
  const { createdAt, rotatedAt, expiresAt } = session;
  await sessions.update(
    { id },
    { createdAt: past(createdAt), rotatedAt: past(rotatedAt), expiresAt: past(expiresAt) },
  );
}

const HOUR = 3600;

it('returns a new access token and rotates the cookie', async () => {
  const login = await auth.login();
  const renewed = await auth.refresh(login.cookies);
  expect(renewed.status).toBe(200);
  expect(renewed.body.user).toEqual(login.body.user);
  expect(renewed.body.access_token).not.toBe(login.body.access_token);
  expect(renewed.cookies['phantom_refresh']).not.toBe(login.cookies['phantom_refresh']);
  expect((await auth.refresh(renewed.cookies)).status).toBe(200);
});

it('revokes the session when an old token is reused', async () => {
  const login = await auth.login();
  const renewed = await auth.refresh(login.cookies);
  await age(login.cookies, 11);
  expect((await auth.refresh(login.cookies)).body).toEqual(INVALID);
  expect((await auth.refresh(renewed.cookies)).body).toEqual(INVALID);
});

it('revokes the session when the token before the previous one is used, even within the grace period', async () => {
  const login = await auth.login();
  const second = await auth.refresh(login.cookies);
  const third = await auth.refresh(second.cookies);
  expect((await auth.refresh(login.cookies)).status).toBe(401);
  expect((await auth.refresh(third.cookies)).status).toBe(401);
});

it('gives two concurrent refreshes the same next token', async () => {
  const { cookies } = await auth.login();
  const tabs = await Promise.all([auth.refresh(cookies), auth.refresh(cookies)]);
  expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
  const [first, second] = tabs.map((tab) => tab.cookies['phantom_refresh']);
  expect(first).toBe(second);
  expect((await auth.refresh(tabs[0].cookies)).status).toBe(200);
});

it('keeps the other sessions of the account', async () => {
  const [laptop, phone] = [await auth.login(), await auth.login()];
  await auth.refresh(laptop.cookies);
  await age(laptop.cookies, 11);
  await auth.refresh(laptop.cookies);
  expect((await auth.refresh(phone.cookies)).status).toBe(200);
});

it('refuses everything that is not a token', async () => {
  const login = await auth.login();
  const [id = ''] = login.cookies['phantom_refresh']?.split('.') ?? [];
  for (const token of ['', 'x', id, `${id}.`, `${id}.${'A'.repeat(42)}`]) {
    expect((await auth.refresh({ phantom_refresh: token })).body).toEqual(INVALID);
  }
  expect((await auth.refresh({})).body).toEqual(INVALID);
  expect((await auth.refresh(login.cookies)).status).toBe(200);
});

it('keeps a remembered session for 30 days after the login', async () => {
  const login = await auth.login({ remember: true });
  await age(login.cookies, 29 * 24 * HOUR);
  const renewed = await auth.refresh(login.cookies);
  const { maxAge } = renewed.setCookies.find(({ name }) => name === 'phantom_refresh') ?? {};
  expect(maxAge).toBeGreaterThan(23 * HOUR);
  expect(maxAge).toBeLessThanOrEqual(24 * HOUR);
  await age(login.cookies, 24 * HOUR);
  expect((await auth.refresh(renewed.cookies)).body).toEqual(INVALID);
});

it('keeps another session for 12 hours after its last use', async () => {
  const login = await auth.login();
  await age(login.cookies, 11 * HOUR);
  const renewed = await auth.refresh(login.cookies);
  await age(login.cookies, 11 * HOUR);
  const again = await auth.refresh(renewed.cookies);
  expect(again.status).toBe(200);
  await age(login.cookies, 12 * HOUR);
  expect((await auth.refresh(again.cookies)).body).toEqual(INVALID);
});

it('keeps another session for at most 7 days after the login', async () => {
  const login = await auth.login();
  let { cookies } = login;
  for (let hours = 10; hours < 7 * 24; hours += 10) {
    await age(login.cookies, 10 * HOUR);
    const renewed = await auth.refresh(cookies);
    expect([hours, renewed.status]).toEqual([hours, 200]);
    cookies = renewed.cookies;
  }
  // 8 of 168 hours are left, less than the idle timeout of 12.
  await age(login.cookies, 8 * HOUR);
  expect((await auth.refresh(cookies)).body).toEqual(INVALID);
});

describe('logout', () => {
  it('revokes the session, clears the cookie and returns 200 each time', async () => {
    const login = await auth.login({ remember: true });
    const { status, body, setCookies } = await auth.logout(login.cookies);
    expect({ status, body }).toEqual({ status: 200, body: { error: 0 } });
    expect(setCookies).toEqual([expect.objectContaining({ name: 'phantom_refresh', value: '' })]);
    expect((await auth.refresh(login.cookies)).body).toEqual(INVALID);
    expect((await auth.logout(login.cookies)).status).toBe(200);
    expect((await auth.logout({})).status).toBe(200);
  });
});
