import { Account } from '../src/accounts/account.entity.js';
import { GOOD_PASSWORD, INVALID } from './auth-app.js';
import {
  waitForOutbox,
  linkIn,
  mailingApp,
  mailTo,
  passTime,
  tokenIn,
  type MailingApp,
} from './mail-app.js';

let auth: MailingApp;

beforeAll(async () => {
  auth = await mailingApp();
});
afterAll(() => auth.close());
beforeEach(() => auth.dataSource.query('TRUNCATE login_failure'));

const form = (email: string, more: object = {}) => ({
  email,
  username: 'Nora  Lind',
  password: GOOD_PASSWORD,
  ...more,
});
const register = (email: string, more?: object, language?: string) =>
  auth.call('POST', 'post-register', form(email, more), { language });

it('creates an account without a role', async () => {
  const { status, body } = await register('Nora@Example.com');
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      error: 0,
      user: { id: expect.any(Number), name: 'Nora Lind', email: 'nora@example.com' },
    },
  });
  expect(await auth.account('nora@example.com')).toMatchObject({
    type: null,
    rights: [],
    emailConfirmedAt: null,
    demo: false,
  });
});

it('is also available at /post-register, and sets no cookie', async () => {
  const answer = await auth.inject({
    method: 'POST',
    url: '/post-register',
    payload: form('first@example.com'),
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.cookies).toEqual([]);
});

it('returns the errors of each field, also for a taken address', async () => {
  const { status, body } = await auth.call('POST', 'post-register', {
    email: 'EMPLOYEE@example.com',
    username: ' ',
    password: 'short',
  });
  expect(status).toBe(422);
  expect(body.errors).toEqual({ username: ['Please enter a name.'] });
  const again = await register('employee@example.com', { password: 'short' });
  expect(again.status).toBe(422);
  expect(again.body.errors).toEqual({
    email: [expect.stringMatching(/^There is an account with this email address already/)],
    password: [expect.stringMatching(/at least 12 characters/)],
  });
});

it('accepts one of several concurrent registrations of an address', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => register('race@example.com')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
});

it('returns 429 for one network only', async () => {
  const from = (address: string) => auth.call('POST', 'post-register', {}, { address });
  const limited = async (at: number) =>
    auth.call('POST', 'post-register', form(`limit${at}@example.com`, { password: 'x' }), {
      address: '203.0.113.80',
    });
  const statuses: number[] = [];
  for (let at = 0; at < 21; at += 1) statuses.push((await limited(at)).status);
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(422));
  expect(statuses[20]).toBe(429);
  expect((await from('203.0.113.81')).status).toBe(422);
});

it('returns the reason for 403 only with the right password', async () => {
  const email = 'steps@example.com';
  await register(email);
  const login = (password = GOOD_PASSWORD, type = 'admin') => auth.login({ email, password, type });
  expect((await login('not the password')).body).toEqual(INVALID);
  for (const type of ['admin', 'Investor']) {
    const { status, body } = await login(GOOD_PASSWORD, type);
    expect([status, (body as unknown as typeof INVALID).message]).toEqual([
      403,
      expect.stringMatching(/not confirmed yet/),
    ]);
  }
  const token = tokenIn(await mailTo(auth, email));
  await auth.call('POST', 'confirm-email', { token });
  const { status, body, setCookies } = await login();
  expect([status, setCookies]).toEqual([403, []]);
  expect((body as unknown as typeof INVALID).message).toMatch(/an employee must grant you a role/);
  expect((await login('not the password')).body).toEqual(INVALID);
});

it('mails the link in the language of the request', async () => {
  await register('lena@example.com', { username: 'Lena Graf' }, 'de-CH');
  const mail = await mailTo(auth, 'lena@example.com');
  // A mail to an unconfirmed address does not contain the typed name.
  expect(mail).toContain('Guten Tag lena@example.com,');
  expect(mail).not.toContain('Lena Graf');
  expect(mail).toContain('bestätigen');
  const { origin, pathname, search, hash } = linkIn(mail);
  expect([origin, pathname]).toEqual(['https://phantom.example.com', '/de/confirm-email']);
  // Browsers do not send the fragment to servers, so no log contains the token.
  expect([search, hash]).toEqual(['', expect.stringMatching(/^#token=[\w-]{43}$/)]);
});

it('confirms the address by the link, also when the page is reloaded', async () => {
  const email = 'ok@example.com';
  await register(email);
  const token = tokenIn(await mailTo(auth, email));
  for (let times = 0; times < 2; times += 1) {
    const { status, body } = await auth.call('POST', 'confirm-email', { token });
    expect({ status, body }).toEqual({ status: 200, body: { error: 0, email, type: null } });
  }
  expect((await auth.account(email)).emailConfirmedAt).toBeInstanceOf(Date);
});

it('returns 410 for a link of another purpose, an expired and an unknown one', async () => {
  const email = 'late@example.com';
  await register(email);
  const token = tokenIn(await mailTo(auth, email));
  for (const path of ['password-link', 'set-password']) {
    const { status } = await auth.call('POST', path, { token, password: GOOD_PASSWORD });
    expect(status).toBe(410);
  }
  await passTime(auth, 7 * 24 * 60);
  for (const tried of [token, `${token}x`, 'x']) {
    const { status, body } = await auth.call('POST', 'confirm-email', { token: tried });
    expect([status, body.list]).toEqual([410, []]);
    expect(body.message).toMatch(/ask for a new one/);
  }
  expect((await auth.call('POST', 'confirm-email', {})).status).toBe(422);
  expect((await auth.account(email)).emailConfirmedAt).toBeNull();
});

it('stores neither token nor password', async () => {
  const email = 'secret@example.com';
  await register(email);
  const token = tokenIn(await mailTo(auth, email));
  await waitForOutbox(auth);
  for (const { name } of auth.dataSource.entityMetadatas.map(({ tableName }) => ({
    name: tableName,
  }))) {
    const rows = JSON.stringify(await auth.dataSource.query(`SELECT t::text FROM ${name} t`));
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(GOOD_PASSWORD);
  }
  const accounts = auth.dataSource.getRepository(Account);
  expect((await accounts.findOneByOrFail({ email })).passwordHash).toMatch(/^\$argon2id\$/);
});
