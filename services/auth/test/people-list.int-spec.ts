import type { Account } from '../src/accounts/account.entity.js';
import { authApp, type AuthApp } from './auth-app.js';

let auth: AuthApp;
let admin: Account;

beforeAll(async () => {
  auth = await authApp();
  admin = await auth.account('admin@example.com');
});
afterAll(() => auth.close());
beforeEach(() => auth.dataSource.query('TRUNCATE login_failure'));

const people = async (query = '') => {
  const { body } = await auth.call('GET', `people${query}`, undefined, { as: admin });
  return { ...body, emails: body.list.map(({ email }) => email as string) };
};

describe('people', () => {
  it('returns the names of accounts in all states to people managers only', async () => {
    const { body } = await auth.call('GET', 'people/names', undefined, { as: admin });
    const { total } = await people();
    expect(body).toMatchObject({ error: 0 });
    expect(body.list).toHaveLength(total);
    expect(body.list).toContainEqual({ id: expect.any(Number), name: 'Imani Brooks' });
    const employee = await auth.account('employee@example.com');
    const refused = await auth.call('GET', 'people/names', undefined, { as: employee });
    expect(refused.status).toBe(403);
  });

  it('returns a page sorted by name, with states and the total', async () => {
    const { error, list, total } = await people('?size=10');
    expect([error, total]).toEqual([0, 6]);
    expect(list.map(({ name, state }) => [name, state])).toEqual([
      ['Adrian Cole', 'active'],
      ['Emma Clarke', 'active'],
      ['Henrik Sandberg', 'active'],
      ['Imani Brooks', 'invited'],
      ['Iris Valente', 'active'],
      ['Walter Amsel', 'waiting'],
    ]);
    expect(list[3]).toEqual({
      id: expect.any(Number),
      name: 'Imani Brooks',
      email: 'invited@example.com',
      image: null,
      type: 'admin',
      rights: ['documents'],
      state: 'invited',
      email_confirmed: false,
      created_at: expect.any(String),
      last_seen_at: null,
      version: 1,
    });
  });

  it('finds a part of a name or an address literally, without wildcards', async () => {
    expect((await people('?search=VAL')).emails).toEqual(['investor@example.com']);
    expect((await people('?search=waiting%40')).emails).toEqual(['waiting@example.com']);
    for (const search of ['%25', '_', '%5C', "'"]) {
      expect((await people(`?search=${search}`)).total).toBe(0);
    }
  });

  it('filters by role and state', async () => {
    expect((await people('?type=Investor')).total).toBe(2);
    expect((await people('?type=none')).emails).toEqual(['waiting@example.com']);
    expect((await people('?state=invited')).emails).toEqual(['invited@example.com']);
    expect((await people('?state=waiting')).emails).toEqual(['waiting@example.com']);
    expect((await people('?state=active&type=admin')).total).toBe(2);
    expect((await people('?state=blocked')).emails).toEqual([]);
  });

  it('finds an account by its id', async () => {
    const { id } = await auth.account('waiting@example.com');
    expect((await people(`?id=${id}`)).emails).toEqual(['waiting@example.com']);
    expect(await people('?id=999')).toMatchObject({ list: [], total: 0 });
    for (const wrong of ['0', 'x', '1.5', '99999999999']) {
      const { status } = await auth.call('GET', `people?id=${wrong}`, undefined, { as: admin });
      expect(status).toBe(400);
    }
  });

  it('sorts by every field in both directions, with missing values last', async () => {
    await auth.login();
    for (const order of ['asc', 'desc']) {
      const { emails } = await people(`?sort=last_seen_at&order=${order}`);
      expect(emails[0]).toBe('employee@example.com');
    }
    expect((await people('?sort=type&order=desc')).emails.at(-1)).toBe('waiting@example.com');
    const ascending = (await people('?sort=email')).emails;
    expect(ascending).toEqual([...ascending].sort());
    expect((await people('?sort=email&order=desc')).emails).toEqual(ascending.reverse());
    for (const sort of ['name', 'state', 'created_at']) {
      expect((await people(`?sort=${sort}`)).total).toBe(6);
    }
  });

  it('returns the next page, and an empty list after the last one', async () => {
    const emails: string[] = [];
    for (let at = 0; at < 12; at += 1) {
      const email = `many${at}@example.com`;
      const row = { email, name: 'Many', password_hash: 'x' };
      await auth.dataSource.query(
        'INSERT INTO account (email, name, password_hash) VALUES ($1, $2, $3)',
        Object.values(row),
      );
      emails.push(email);
    }
    const first = await people('?search=many&size=10');
    const second = await people('?search=many&size=10&page=2');
    expect([first.total, second.total, second.list.length]).toEqual([12, 12, 2]);
    expect([...first.emails, ...second.emails].sort()).toEqual(emails.sort());
    expect((await people('?search=many&size=10&page=3')).list).toEqual([]);
    await auth.dataSource.query("DELETE FROM account WHERE name = 'Many'");
  });

  it.each(['size=11', 'page=0', 'sort=password_hash', 'order=up', 'state=gone', 'type=root'])(
    'returns 422 for %s',
    async (query) => {
      expect((await auth.call('GET', `people?${query}`, undefined, { as: admin })).status).toBe(
        422,
      );
    },
  );
});

describe('accounts', () => {
  it('returns accounts that can sign in, to employees only', async () => {
    const as = await auth.account('employee@example.com');
    const accounts = async (query: string) =>
      (await auth.call('GET', `accounts${query}`, undefined, { as })).body.list;
    const investors = await accounts('?type=Investor');
    expect(investors).toEqual([
      expect.objectContaining({ email: 'investor2@example.com' }),
      { id: expect.any(Number), name: 'Iris Valente', email: 'investor@example.com', image: null },
    ]);
    expect(await accounts('?search=imani')).toEqual([]);
    expect((await accounts('?type=admin&search=emma')).length).toBe(1);
    const investor = await auth.account('investor@example.com');
    const one = await accounts(`?id=${investor.id}&type=Investor`);
    expect(one).toEqual([investors[1]]);
    expect(await accounts(`?id=${investor.id}&type=admin`)).toEqual([]);
    expect(await accounts(`?id=${(await auth.account('invited@example.com')).id}`)).toEqual([]);
    expect((await auth.call('GET', 'accounts', undefined, { as: investor })).status).toBe(403);
    expect((await auth.call('GET', 'accounts')).status).toBe(401);
  });
});
