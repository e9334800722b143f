import { Account } from '../src/accounts/account.entity.js';
import { DEMO_ACCOUNTS } from '../src/seed/seed-demo-accounts.js';
import { INVALID, authApp, type AuthApp } from './auth-app.js';

let auth: AuthApp;

beforeAll(async () => {
  auth = await authApp();
});

afterAll(() => auth.close());

it('returns an access token and the account', async () => {
  const { status, body, headers } = await auth.login();
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(body).toEqual({
    error: 0,
    access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    token_type: 'Bearer',
    expires_in: 900,
    user: {
      id: expect.any(Number),
      name: 'Emma Clarke',
      email: 'employee@example.com',
      image: null,
      type: 'admin',
      rights: [],
    },
  });
});

it('signs in every demo account, with any case of its address', async () => {
  for (const { email, type, isInvited } of DEMO_ACCOUNTS) {
    if (isInvited || !type) continue;
    const { status, body } = await auth.login({ email: email.toUpperCase(), type });
    expect({ status, user: body.user }).toMatchObject({ status: 200, user: { email, type } });
  }
});

it.each([
  ['a wrong password', { password: 'phantom-demo-2025' }],
  ['an unknown account', { email: 'nobody@example.com' }],
  ['the type of another role', { type: 'Investor' }],
])('refuses %s with the same response', async (_, credentials) => {
  const { status, body, setCookies } = await auth.login(credentials);
  expect(status).toBe(401);
  expect(body).toEqual(INVALID);
  expect(setCookies).toEqual([]);
});

const forbidden = async (email: string, type: string) => {
  const { status, body, setCookies } = await auth.login({ email, type });
  expect([status, setCookies]).toEqual([403, []]);
  return (body as unknown as typeof INVALID).message;
};

it('returns 403 with the reason for an account without a role, for every type', async () => {
  for (const type of ['admin', 'Investor']) {
    expect(await forbidden('waiting@example.com', type)).toMatch(/must grant you a role/);
  }
});

it('returns 403 for a blocked account only with the right password and type', async () => {
  const accounts = auth.dataSource.getRepository(Account);
  const email = 'investor2@example.com';
  await accounts.update({ email }, { blockedAt: new Date() });
  expect(await forbidden(email, 'Investor')).toMatch(/^This account is blocked/);
  expect((await auth.login({ email, type: 'admin' })).body).toEqual(INVALID);
  const wrong = { email, type: 'Investor', password: 'not the password' };
  expect((await auth.login(wrong)).body).toEqual(INVALID);
});

it('refuses an invited person without a password', async () => {
  expect((await auth.login({ email: 'invited@example.com' })).body).toEqual(INVALID);
});

it('returns the errors of each field', async () => {
  const { status, body } = await auth.login({
    email: 'nobody',
    password: '',
    type: 'root',
    remember: 'yes',
  });
  expect(status).toBe(422);
  expect(body).toMatchObject({
    error: 1,
    errors: {
      email: ['Please enter an email address, such as name@example.com.'],
      password: ['Please enter your password.'],
      type: ['Please choose one of the options offered.'],
      remember: ['Please check this value.'],
    },
  });
});

it.each([
  ['de', 'Die Zugangsdaten stimmen nicht', 'Bitte geben Sie Ihr Passwort ein.'],
  ['it', 'Credenziali non valide', 'Inserisca la password.'],
  ['ru', 'Неверные данные для входа', 'Введите пароль.'],
  ['es', 'Las credenciales no son válidas', 'Introduzca su contraseña.'],
])('returns errors in the language %s', async (language, wrong, missing) => {
  const headers = { 'accept-language': `${language}-XX, en;q=0.5` };
  const post = (payload: object) =>
    auth.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
  const refused = await post({ email: 'a@example.com', password: 'x', type: 'admin' });
  expect([refused.json().message, refused.headers.vary]).toEqual([wrong, 'Accept-Language']);
  const { errors } = (await post({ email: 'a@example.com', type: 'admin' })).json();
  expect(errors).toEqual({ password: [missing] });
});

describe('refresh cookie', () => {
  const refreshCookie = async (credentials: object) => {
    const { setCookies } = await auth.login(credentials);
    return setCookies.find(({ name }) => name === 'phantom_refresh');
  };

  it('is HttpOnly and SameSite=Strict, and ends with the browser', async () => {
    const cookie = await refreshCookie({});
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/auth' });
    expect(cookie).not.toHaveProperty('maxAge');
    expect(cookie).not.toHaveProperty('expires');
  });

  it('lasts 30 days with `remember`', async () => {
    const { maxAge } = (await refreshCookie({ remember: true })) ?? {};
    expect(maxAge).toBeGreaterThan(30 * 24 * 3600 - 60);
    expect(maxAge).toBeLessThanOrEqual(30 * 24 * 3600);
  });

  it('is Secure and has the prefix __Host- when the site has https', async () => {
    const secured = await authApp({ PUBLIC_ORIGIN: 'https://phantom.example.com' });
    const { setCookies, cookies } = await secured.login();
    const bound = { secure: true, path: '/', httpOnly: true, sameSite: 'Strict' };
    expect(setCookies).toEqual([
      expect.objectContaining({ name: '__Host-phantom_refresh', ...bound }),
      expect.objectContaining({ name: '__Host-phantom_device', ...bound }),
    ]);
    expect(setCookies.every((cookie) => !('domain' in cookie))).toBe(true);

    const token = cookies['__Host-phantom_refresh'] ?? '';
    expect((await secured.refresh({ phantom_refresh: token })).status).toBe(401);
    const renewed = await secured.refresh(cookies);
    expect(renewed.status).toBe(200);
    await secured.logout(renewed.cookies);
    expect((await secured.refresh(renewed.cookies)).status).toBe(401);
    await secured.close();
  });
});
