import { untilTransactionsWait } from '@phantom/service-kit/testing';
import { GOOD_PASSWORD, INVALID } from './auth-app.js';
import {
  allMailed,
  linkIn,
  mailingApp,
  mailTo,
  passTime,
  resetToken,
  tokenIn,
  type MailingApp,
} from './mailed.js';

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

it('answers the same for an address that nobody has, in the words of the contract', async () => {
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

it('answers before it does what it does for an account alone', async () => {
  const holder = auth.dataSource.createQueryRunner();
  await holder.startTransaction();
  // Whoever looks for an account, or puts a mail out, waits from now on.
  await holder.query('LOCK TABLE account, outbox_mail IN ACCESS EXCLUSIVE MODE');
  const answers = await Promise.all([ask('investor2@example.com'), ask('nobody@example.com')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await holder.rollbackTransaction();
  await holder.release();
  await mailTo(auth, 'investor2@example.com', 2);
});

it('is called at its first path too', async () => {
  const answer = await auth.inject({
    method: 'POST',
    url: '/forget-pwd',
    payload: { email: 'nobody@example.com' },
  });
  expect(answer.statusCode).toBe(200);
});

it('tells what the link is for, as often as it is asked', async () => {
  const token = await resetToken(auth, email);
  for (let times = 0; times < 2; times += 1) {
    const { body } = await auth.call('POST', 'password-link', { token });
    expect(body).toEqual({ error: 0, purpose: 'reset', email, name: 'Iris Valente' });
  }
});

it('sets the password once, ends every login, and leaves no other link', async () => {
  const [laptop, phone] = [
    await auth.login({ email, type: 'Investor' }),
    await auth.login({ email, type: 'Investor', remember: true }),
  ];
  const [first, second] = [await resetToken(auth, email), await resetToken(auth, email)];
  const { status, body } = await set(first);
  // A reset signs nobody in: the person does that with the new password.
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

it('tells the person by mail that the password is another, and what to do about it', async () => {
  const owner = 'investor2@example.com';
  await auth.login({ email: owner, type: 'Investor' }, { language: 'de' });
  await set(await resetToken(auth, owner));
  await allMailed(auth);
  const notice = auth.mailsTo(owner).at(-1) ?? '';
  expect(notice).toContain(`das Passwort Ihres Kontos ${owner} wurde geändert (`);
  expect(linkIn(notice).href).toBe('https://phantom.example.com/de/forgot-password');
});

it('waits for who blocks the account at the same time, and is over then', async () => {
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

it('lets one alone set it of those who open the link at the same time', async () => {
  const token = await resetToken(auth, email);
  const answers = await Promise.all([1, 2, 3].map((at) => set(token, `${GOOD_PASSWORD} ${at}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
});

it('takes a bad password for no use of the link', async () => {
  const token = await resetToken(auth, email);
  for (const password of ['short', 'x'.repeat(129), 'Iris Valente 12', 'password1234']) {
    const { status, body } = await set(token, password);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['password']]);
  }
  expect((await set(token)).status).toBe(200);
});

it('lasts 30 minutes', async () => {
  const token = await resetToken(auth, email);
  await passTime(auth, 29);
  expect((await auth.call('POST', 'password-link', { token })).status).toBe(200);
  await passTime(auth, 1);
  expect((await set(token)).status).toBe(410);
});

it('confirms the address of who registered, and gives who was invited a password', async () => {
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

it('mails nothing to an account that is blocked', async () => {
  await auth.dataSource.query(`UPDATE account SET blocked_at = now() WHERE email = $1`, [
    'waiting@example.com',
  ]);
  expect((await ask('waiting@example.com')).status).toBe(200);
  await ask(email);
  await mailTo(auth, email, auth.mailsTo(email).length + 1);
  await allMailed(auth);
  expect(auth.mailsTo('waiting@example.com')).toEqual([]);
});

it('lets whoever sets a new password sign in there, however many tries were used up before', async () => {
  const address = '203.0.113.70';
  const login = { email, type: 'Investor', password: GOOD_PASSWORD };
  for (let at = 0; at < 5; at += 1) await auth.login({ ...login, password: 'no' }, { address });
  const token = await resetToken(auth, email);
  const payload = { token, password: GOOD_PASSWORD };
  const { cookies } = await auth.call('POST', 'set-password', payload, { address });
  expect((await auth.login(login, { address })).status).toBe(429);
  expect((await auth.login(login, { address, cookies })).status).toBe(200);
});

it('writes in the language of the last login', async () => {
  await auth.login({}, { language: 'es' });
  await ask('employee@example.com');
  const mail = await mailTo(auth, 'employee@example.com');
  expect(mail).toContain('Hola, Emma Clarke:');
  expect(linkIn(mail).pathname).toBe('/es/set-password');
});

it('leaves the owner a link that works, however often a stranger asks', async () => {
  const owner = 'admin@example.com';
  for (let at = 0; at < 12; at += 1) {
    expect((await ask(owner, `203.0.113.${at}`)).status).toBe(200);
  }
  expect((await ask(owner, '198.51.100.7')).status).toBe(200);
  await mailTo(auth, owner, 3);
  await allMailed(auth);
  expect(auth.mailsTo(owner)).toHaveLength(3);
  // As old as it may be while no other is mailed.
  await passTime(auth, 15);
  expect((await set(tokenIn(auth.mailsTo(owner)[0] ?? ''))).status).toBe(200);
  await resetToken(auth, owner);
});

it('limits one address, but not a device on which somebody signed in', async () => {
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
