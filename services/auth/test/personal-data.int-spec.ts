import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { multipart, rowsContaining, signTestToken, until } from '@phantom/service-kit/testing';
import sharp from 'sharp';
import type { Account } from '../src/accounts/account.entity.js';
import { authApp, GOOD_PASSWORD, type AuthApp } from './auth-app.js';

let auth: AuthApp;
let manager: Account;

beforeEach(async () => {
  auth = await authApp();
  manager = await auth.account('admin@example.com');
});
afterEach(() => auth.close());

const call = (path: string, payload?: object, as = manager) =>
  auth.call(payload ? 'POST' : 'GET', `personal-data/account${path}`, payload, { as });
const change = async (email: string, asked: object) => {
  const { id, version } = await auth.account(email);
  const { status } = await auth.call(
    'PATCH',
    `people/${id}`,
    { ...asked, version },
    { as: manager },
  );
  expect(status).toBe(200);
};
const stored = () => readdir(join(auth.folder, 'auth')).catch(() => []);

/** Creates every kind of personal data for Iris Valente. */
async function createPersonalData(): Promise<Account> {
  const email = 'investor@example.com';
  const { cookies } = await auth.login({ email, type: 'Investor' });
  expect(Object.keys(cookies)).toHaveLength(2);
  const iris = await auth.account(email);
  const content = await sharp({
    create: { width: 90, height: 90, channels: 3, background: '#345' },
  })
    .png()
    .toBuffer();
  const { headers, payload } = await multipart({ image: { content, name: 'iris valente.png' } });
  const authorization = await signTestToken(iris);
  const url = '/api/auth/setptofile';
  const picture = await auth.inject({
    ...{ method: 'POST', url, payload },
    headers: { ...headers, authorization },
  });
  expect(picture.statusCode).toBe(200);
  await auth.call('PATCH', 'profile', { name: 'Iris Holm' }, { as: iris });
  await auth.call('POST', 'forget-pwd', { email });
  // The response does not wait for the mail.
  await until(async () => (await auth.dataSource.query('SELECT 1 FROM outbox_mail')).length > 0);
  const { id } = await auth.account('waiting@example.com');
  await auth.dataSource.query(
    `INSERT INTO account_change (account_id, actor_id, actor_name, action)
     VALUES ($1, $2, 'Iris Valente', 'blocked')`,
    [id, iris.id],
  );
  return auth.account(email);
}

const WORDS = ['investor@example.com', 'Valente', 'Iris'];

it('exports all data of an account, without secrets', async () => {
  const { id, passwordHash } = await createPersonalData();
  const { status, body } = await call('', { email: 'Investor@example.com' });
  expect(status).toBe(200);
  expect(body['person']).toEqual({
    ...{ email: 'investor@example.com', account_id: id, names: ['Iris Holm', 'Iris Valente'] },
  });
  expect(body.list.map(({ kind, rows }) => [kind, rows.length])).toEqual([
    ...[
      ['account', 1],
      ['sessions', 1],
      ['devices', 1],
      ['history', 1],
      ['mails', 1],
      ['traces', 2],
      ['audit', expect.any(Number)],
    ],
  ]);
  expect(body.list[0].rows[0]).toMatchObject({
    ...{ id, name: 'Iris Holm', role: 'Investor', has_password: true },
    picture: expect.stringMatching(/^data:image\/webp;base64,UklGR/),
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  expect(body.list[3].rows[0]).toMatchObject({
    ...{ action: 'renamed', by_oneself: true },
    changes: [{ field: 'name', from: ['Iris Valente'], to: ['Iris Holm'] }],
  });
  const [session] = await auth.dataSource.query(
    'SELECT encode(token_hash, $1) h FROM refresh_family',
    ['hex'],
  );
  for (const secret of [passwordHash, session.h, 'Adrian', 'Sandberg', 'employee@']) {
    expect(JSON.stringify(body)).not.toContain(secret);
  }
});

it('exports only the own data to a person, with any query', async () => {
  const iris = await createPersonalData();
  const { status, body } = await call('?email=admin@example.com', undefined, iris);
  expect(status).toBe(200);
  expect(body['person'].email).toBe('investor@example.com');
  expect(JSON.stringify(body)).not.toContain('admin@example.com');
});

it('erases all rows and files of a person', async () => {
  const { id } = await createPersonalData();
  expect(await stored()).toHaveLength(1);
  await change('investor@example.com', { type: null });
  const person = { email: 'investor@example.com', account_id: id };
  const { status, body } = await call('/erasure', person);
  expect({ status, list: body.list }).toEqual({
    ...{
      status: 200,
      list: [
        { kind: 'account', count: 1 },
        { kind: 'mails', count: 1 },
      ],
    },
  });
  expect(await rowsContaining(auth.dataSource, WORDS)).toEqual([]);
  expect(await stored()).toEqual([]);
  const [trace] = await auth.dataSource.query(
    'SELECT actor_name FROM account_change WHERE actor_id = $1',
    [id],
  );
  expect(trace.actor_name).toBe(`#${id}`);
  // A repeated request, as after a lost response.
  expect((await call('/erasure', person)).body.list).toEqual([]);
  expect((await auth.login({ email: 'investor@example.com', type: 'Investor' })).status).toBe(401);
});

it('returns 422 with the reason for an account with a role and for the own account', async () => {
  const { body: found } = await call('', { email: 'investor@example.com' });
  expect(found['hindrance']).toMatch(/still has a role/);
  const refusal = await call('/erasure', { email: 'investor@example.com' });
  expect(refusal.status).toBe(422);
  expect(refusal.body.message).toBe(found['hindrance']);
  const own = await call('/erasure', { email: 'admin@example.com' });
  expect(own.body.message).toMatch(/your own account/);
  expect(await auth.account('investor@example.com')).toBeTruthy();
});

it('erases an unconfirmed registration with its queued mail', async () => {
  const email = 'zoe@example.com';
  await auth.call('POST', 'post-register', {
    email,
    username: 'Zoe Zander',
    password: GOOD_PASSWORD,
  });
  expect((await call('', { email })).body['hindrance']).toBeNull();
  await call('/erasure', { email });
  expect(await rowsContaining(auth.dataSource, [email, 'Zander'])).toEqual([]);
});

it('does not erase the account of another address', async () => {
  const { id } = await createPersonalData();
  await call('/erasure', { email: 'nobody@example.com', account_id: id, names: ['Iris Holm'] });
  expect(await rowsContaining(auth.dataSource, ['Iris Valente'])).not.toEqual([]);
});

it('requires the right `people`, also when the token is outdated', async () => {
  const email = 'waiting@example.com';
  for (const person of ['employee@example.com', 'investor@example.com']) {
    const as = await auth.account(person);
    expect((await call('', { email }, as)).status).toBe(403);
    expect((await call('/erasure', { email }, as)).status).toBe(403);
  }
  const former = await auth.account('employee@example.com');
  Object.assign(former, { rights: ['people'] });
  expect((await call('/erasure', { email }, former)).status).toBe(403);
  expect(await auth.account(email)).toBeTruthy();
});

it('records exports and erasures in the audit log', async () => {
  const { id } = await auth.account('waiting@example.com');
  await call('', { email: 'waiting@example.com' });
  await call('/erasure', { email: 'waiting@example.com' });
  const noted = await auth.dataSource.query(
    `SELECT actor_id, action, record_id FROM audit_entry
     WHERE action IN ('exported', 'erased') ORDER BY id`,
  );
  expect(noted).toEqual([
    { actor_id: manager.id, action: 'exported', record_id: String(id) },
    { actor_id: manager.id, action: 'erased', record_id: String(id) },
  ]);
});
