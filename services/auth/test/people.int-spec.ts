import type { Account } from '../src/accounts/account.entity.js';
import { GOOD_PASSWORD, INVALID } from './auth-app.js';
import { mailingApp, mailTo, tokenIn, type MailingApp } from './mail-app.js';

let auth: MailingApp;
let admin: Account;

beforeAll(async () => {
  auth = await mailingApp();
  admin = await auth.account('admin@example.com');
});
afterAll(() => auth.close());
beforeEach(() => auth.dataSource.query('TRUNCATE login_failure'));

const people = async (query = '') => {
  const { body } = await auth.call('GET', `people${query}`, undefined, { as: admin });
  return { ...body, emails: body.list.map(({ email }) => email as string) };
};
const change = async (email: string, values: object, as = admin) => {
  const { id, version } = await auth.account(email);
  return auth.call('PATCH', `people/${id}`, { version, ...values }, { as });
};
const history = async (email: string) => {
  const { id } = await auth.account(email);
  const { body } = await auth.call('GET', `people/${id}/history`, undefined, { as: admin });
  return body.list;
};
const invite = (form: object, as = admin) => auth.call('POST', 'people', form, { as });

describe('access', () => {
  it.each([
    ['GET', 'people'],
    ['POST', 'people'],
    ['POST', 'people/1/invitation'],
    ['PATCH', 'people/1'],
    ['GET', 'people/1/history'],
  ] as const)('%s %s requires the right `people`', async (method, path) => {
    expect((await auth.call(method, path)).body).toEqual(INVALID);
    for (const email of ['employee@example.com', 'investor@example.com', 'waiting@example.com']) {
      const as = await auth.account(email);
      expect((await auth.call(method, path, {}, { as })).status).toBe(403);
    }
  });

  it('checks the account again at each change, because the token may be outdated', async () => {
    const as = { ...(await auth.account('employee@example.com')), rights: ['people' as const] };
    expect((await change('waiting@example.com', { type: 'admin' }, as)).status).toBe(403);
    const form = { email: 'x@example.com', name: 'X', type: 'admin' };
    expect((await invite(form, as)).status).toBe(403);
  });
});

it('returns 404 for an unknown id and 400 for an invalid one', async () => {
  for (const [path, status] of [
    ['people/999/history', 404],
    ['people/x/history', 400],
  ] as const) {
    expect((await auth.call('GET', path, undefined, { as: admin })).status).toBe(status);
  }
  expect((await auth.call('PATCH', 'people/999', { version: 1 }, { as: admin })).status).toBe(404);
});

describe('role', () => {
  const email = 'waiting@example.com';

  it('is granted to a waiting person, who can then sign in', async () => {
    const { status, body } = await change(email, { type: 'Investor' });
    expect([status, body.list[0]]).toEqual([
      200,
      expect.objectContaining({ email, type: 'Investor', state: 'active', version: 2 }),
    ]);
    expect((await auth.login({ email, type: 'Investor' })).status).toBe(200);
    expect(await history(email)).toEqual([
      {
        id: expect.any(Number),
        created_at: expect.any(String),
        actor_id: admin.id,
        actor_name: 'Adrian Cole',
        action: 'role-changed',
        changes: [{ field: 'type', from: [], to: ['Investor'] }],
      },
    ]);
  });

  it('is not granted to an unconfirmed address', async () => {
    const form = { email: 'eager@example.com', username: 'Eager', password: GOOD_PASSWORD };
    await auth.call('POST', 'post-register', form);
    const { status, body } = await change(form.email, { type: 'admin' });
    expect([status, body.errors]).toEqual([
      422,
      { type: [expect.stringMatching(/not confirmed yet/)] },
    ]);
  });

  it('returns 409 when the version is stale', async () => {
    const { version } = await auth.account('employee@example.com');
    await change('employee@example.com', { rights: ['documents'] });
    const { status, body } = await change('employee@example.com', { rights: ['people'], version });
    expect([status, body.list]).toEqual([
      409,
      [expect.objectContaining({ rights: ['documents'], version: version + 1 })],
    ]);
    const { list } = await people('?search=employee%40');
    expect(list[0].rights).toEqual(['documents']);
  });

  it('does not accept null for rights and blocked', async () => {
    for (const values of [{ blocked: null }, { rights: null }]) {
      const { status, body } = await change('employee@example.com', values);
      expect([status, Object.keys(body.errors)]).toEqual([422, Object.keys(values)]);
    }
    const form = { email: 'null@example.com', name: 'N', type: 'admin', rights: null };
    const { status, body } = await invite(form);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['rights']]);
  });

  it('of an investor has no rights', async () => {
    const refused = await change(email, { rights: ['documents'] });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['rights']]);
    const { body } = await change('employee@example.com', { type: 'Investor' });
    expect(body.list[0].rights).toEqual([]);
    const back = await change('employee@example.com', {
      type: 'admin',
      rights: ['documents', 'people'],
    });
    expect(back.body.list[0].rights).toEqual(['people', 'documents']);
  });

  it.each(['admin', null])('revokes the session when it changes to %s', async (type) => {
    await change(email, { type: 'Investor' });
    const { cookies } = await auth.login({ email, type: 'Investor' });
    await change(email, { type });
    expect((await auth.refresh(cookies)).body).toEqual(INVALID);
  });

  it('brings new rights into the next access token', async () => {
    await change(email, { type: 'admin', rights: [] });
    const { cookies } = await auth.login({ email });
    await change(email, { rights: ['documents'] });
    const renewed = await auth.refresh(cookies);
    expect(renewed.body.user.rights).toEqual(['documents']);
  });
});

describe('blocking', () => {
  const email = 'investor@example.com';

  it('revokes all sessions and links until the account is unblocked', async () => {
    const { cookies } = await auth.login({ email, type: 'Investor', remember: true });
    await auth.call('POST', 'forget-pwd', { email });
    const token = tokenIn(await mailTo(auth, email));
    const { body } = await change(email, { blocked: true });
    expect(body.list[0].state).toBe('blocked');
    expect((await auth.refresh(cookies)).body).toEqual(INVALID);
    expect((await auth.call('POST', 'password-link', { token })).status).toBe(410);
    expect((await auth.login({ email, type: 'Investor' })).status).toBe(403);
    await change(email, { blocked: false });
    expect((await auth.login({ email, type: 'Investor' })).status).toBe(200);
    const actions = (await history(email)).map(({ action }) => action as string);
    expect(actions.slice(0, 2)).toEqual(['unblocked', 'blocked']);
  });

  it('leaves no session that starts at the same time', async () => {
    const [, ...logins] = await Promise.all([
      change(email, { blocked: true }),
      ...[1, 2, 3].map(() => auth.login({ email, type: 'Investor' })),
    ]);
    for (const { cookies } of logins) expect((await auth.refresh(cookies)).status).toBe(401);
    await change(email, { blocked: false });
  });
});

describe('people managers', () => {
  it.each([{ type: 'Investor' }, { type: null }, { rights: ['documents'] }, { blocked: true }])(
    'cannot remove their own access: %j',
    async (values) => {
      const { status, body } = await change('admin@example.com', values);
      expect([status, body.message]).toEqual([422, expect.stringMatching(/Ask somebody else/)]);
    },
  );

  it('can change their other rights', async () => {
    const { body } = await change('admin@example.com', { rights: ['people'] });
    expect(body.list[0].rights).toEqual(['people']);
  });

  it('cannot remove each other at the same time', async () => {
    const other = await auth.account('employee@example.com');
    expect(other.rights).toContain('people');
    const answers = await Promise.all([
      change('employee@example.com', { rights: [] }, admin),
      change('admin@example.com', { blocked: true }, other),
    ]);
    const [changed, refused] = answers.map(({ status }) => status).sort();
    expect(changed).toBe(200);
    // 401 when the token was checked after the other change, which revoked it.
    expect([401, 403]).toContain(refused);
    const left = await auth.dataSource.query<{ id: number }[]>(
      `SELECT id FROM account WHERE type = 'admin' AND 'people' = ANY (rights)
         AND blocked_at IS NULL AND password_hash IS NOT NULL`,
    );
    expect(left).toHaveLength(1);
    const [last] = left;
    await auth.dataSource.query('UPDATE account SET blocked_at = NULL');
    const { email } = await auth.dataSource
      .getRepository<Account>('Account')
      .findOneByOrFail({ id: last?.id });
    const as = await auth.account(email);
    await auth.dataSource.query(`UPDATE account SET rights = '{}' WHERE id <> $1`, [as.id]);
    const { status, body } = await change(email, { rights: [] }, as);
    expect([status, body.message]).toEqual([422, expect.stringMatching(/^You are the last one/)]);
  });
});
