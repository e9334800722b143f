import { untilTransactionsWait } from '@phantom/service-kit/testing';
import { GOOD_PASSWORD, INVALID } from './auth-app.js';
import {
  waitForOutbox,
  linkIn,
  mailingApp,
  mailTo,
  passTime,
  resetToken,
  tokenIn,
  type MailingApp,
} from './mail-app.js';

let auth: MailingApp;

beforeAll(async () => {
  auth = await mailingApp();
});
afterAll(() => auth.close());
beforeEach(() => auth.dataSource.query('TRUNCATE login_failure'));

const email = 'investor@example.com';
const ask = (address: string, from?: string) =>
  auth.call('POST', 'forget-pwd', { email: address }, { address: from });
const set = (token: string, password = GOOD_PASSWORD) =>
  auth.call('POST', 'set-password', { token, password });

it('returns the same response for a known and an unknown address', async () => {
  const [known, unknown] = [await ask('investor2@example.com'), await ask('nobody@example.com')];
  expect(unknown.body).toEqual(known.body);
  expect([known.status, unknown.status]).toEqual([200, 200]);
  expect(known.body).toEqual({
    error: 0,
    message: 'Reset link are sended to your mailbox, check there first',
  });
  await mailTo(auth, 'investor2@example.com');
  expect(auth.mailsTo('nobody@example.com')).toEqual([]);
});

it('responds before it looks for the account', async () => {
  const holder = auth.dataSource.createQueryRunner();
  await holder.startTransaction();
  // Every query for an account or a mail waits from now on.
  await holder.query('LOCK TABLE account, outbox_mail IN ACCESS EXCLUSIVE MODE');
  const answers = await Promise.all([ask('investor2@example.com'), ask('nobody@example.com')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await holder.rollbackTransaction();
  await holder.release();
  await mailTo(auth, 'investor2@example.com', 2);
});

it('is also available at /forget-pwd', async () => {
  const answer = await auth.inject({
    method: 'POST',
    url: '/forget-pwd',
    payload: { email: 'nobody@example.com' },
  });
  expect(answer.statusCode).toBe(200);
});

it('describes a link without using it', async () => {
  const token = await resetToken(auth, email);
  for (let times = 0; times < 2; times += 1) {
    const { body } = await auth.call('POST', 'password-link', { token });
    expect(body).toEqual({ error: 0, purpose: 'reset', email, name: 'Iris Valente' });
  }
});

it('sets the password once, revokes all sessions and invalidates the other links', async () => {
  const [laptop, phone] = [
    await auth.login({ email, type: 'Investor' }),
    await auth.login({ email, type: 'Investor', remember: true }),
  ];
  const [first, second] = [await resetToken(auth, email), await resetToken(auth, email)];
  const { status, body } = await set(first);
  // A reset does not sign in. The person signs in with the new password.
  const answer = { error: 0, email, type: 'Investor', session: null };
  expect({ status, body }).toEqual({ status: 200, body: answer });
  for (const { cookies } of [laptop, phone]) {
    expect((await auth.refresh(cookies)).body).toEqual(INVALID);
  }
  for (const token of [first, second]) expect((await set(token)).status).toBe(410);
  expect((await auth.login({ email, type: 'Investor' })).status).toBe(401);
  const login = { email, type: 'Investor', password: GOOD_PASSWORD };
  expect((await auth.login(login)).status).toBe(200);
});

it('mails a notice of the change in the language of the person', async () => {
  const owner = 'investor2@example.com';
  await auth.login({ email: owner, type: 'Investor' }, { language: 'de' });
  await set(await resetToken(auth, owner));
  await waitForOutbox(auth);
  const notice = auth.mailsTo(owner).at(-1) ?? '';
  expect(notice).toContain(`das Passwort Ihres Kontos ${owner} wurde geändert (`);
  expect(linkIn(notice).href).toBe('https://phantom.example.com/de/forgot-password');
});

it('returns 410 when the account is blocked at the same time', async () => {
  const token = await resetToken(auth, email);
  const { id } = await auth.account(email);
  const blocking = auth.dataSource.createQueryRunner();
  await blocking.startTransaction();
  await blocking.query('SELECT 1 FROM account WHERE id = $1 FOR UPDATE', [id]);
  const answer = set(token);
  await untilTransactionsWait(auth.dataSource);
  await blocking.query('UPDATE account_link SET used_at = now() WHERE account_id = $1', [id]);
  await blocking.commitTransaction();
  await blocking.release();
  expect((await answer).status).toBe(410);
});

it('accepts one of several concurrent uses of a link', async () => {
  const token = await resetToken(auth, email);
  const answers = await Promise.all([1, 2, 3].map((at) => set(token, `${GOOD_PASSWORD} ${at}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
});

it('keeps the link valid when the password is refused', async () => {
  const token = await resetToken(auth, email);
  for (const password of ['short', 'x'.repeat(129), 'Iris Valente 12', 'password1234']) {
    const { status, body } = await set(token, password);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['password']]);
  }
  expect((await set(token)).status).toBe(200);
});

it('expires after 30 minutes', async () => {
  const token = await resetToken(auth, email);
  await passTime(auth, 29);
  expect((await auth.call('POST', 'password-link', { token })).status).toBe(200);
  await passTime(auth, 1);
  expect((await set(token)).status).toBe(410);
});

it('confirms the address of a registered person, and sets the first password of an invited one', async () => {
  await auth.call('POST', 'post-register', {
    email: 'quick@example.com',
    username: 'Quick',
    password: 'another river under ice',
  });
  await mailTo(auth, 'quick@example.com');
  await set(await resetToken(auth, 'quick@example.com'));
  expect((await auth.account('quick@example.com')).emailConfirmedAt).toBeInstanceOf(Date);
  await set(await resetToken(auth, 'invited@example.com'));
  const login = await auth.login({ email: 'invited@example.com', password: GOOD_PASSWORD });
  expect(login.body.user).toMatchObject({ type: 'admin', rights: ['documents'] });
});

it('mails nothing to a blocked account', async () => {
  await auth.dataSource.query(`UPDATE account SET blocked_at = now() WHERE email = $1`, [
    'waiting@example.com',
  ]);
  expect((await ask('waiting@example.com')).status).toBe(200);
  await ask(email);
  await mailTo(auth, email, auth.mailsTo(email).length + 1);
  await waitForOutbox(auth);
  expect(auth.mailsTo('waiting@example.com')).toEqual([]);
});

it('lets the device sign in after the reset when the rate limit of its address is exhausted', async () => {
  const address = '203.0.113.70';
  const login = { email, type: 'Investor', password: GOOD_PASSWORD };
  for (let at = 0; at < 5; at += 1) await auth.login({ ...login, password: 'no' }, { address });
  const token = await resetToken(auth, email);
  const payload = { token, password: GOOD_PASSWORD };
  const { cookies } = await auth.call('POST', 'set-password', payload, { address });
  expect((await auth.login(login, { address })).status).toBe(429);
  expect((await auth.login(login, { address, cookies })).status).toBe(200);
});

it('mails in the language of the last login', async () => {
  await auth.login({}, { language: 'es' });
  await ask('employee@example.com');
  const mail = await mailTo(auth, 'employee@example.com');
  expect(mail).toContain('Hola, Emma Clarke:');
  expect(linkIn(mail).pathname).toBe('/es/set-password');
});

it('leaves the owner a valid link when a stranger requests many', async () => {
  const owner = 'admin@example.com';
  for (let at = 0; at < 12; at += 1) {
    expect((await ask(owner, `203.0.113.${at}`)).status).toBe(200);
  }
  expect((await ask(owner, '198.51.100.7')).status).toBe(200);
  await mailTo(auth, owner, 3);
  await waitForOutbox(auth);
  expect(auth.mailsTo(owner)).toHaveLength(3);
  // The oldest a link can be while no new one is mailed.
  await passTime(auth, 15);
  expect((await set(tokenIn(auth.mailsTo(owner)[0] ?? ''))).status).toBe(200);
  await resetToken(auth, owner);
});

it('returns 429 for one address, but not for a known device', async () => {
  const address = '203.0.113.90';
  const { cookies } = await auth.login({}, { address });
  const statuses: number[] = [];
  for (let at = 0; at < 21; at += 1)
    statuses.push((await ask(`n${at}@example.com`, address)).status);
  expect(statuses.slice(19)).toEqual([200, 429]);
  const refused = await ask('nobody@example.com', address);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  const payload = { email: 'nobody@example.com' };
  expect((await auth.call('POST', 'forget-pwd', payload, { address, cookies })).status).toBe(200);
});
