import { AuditEntry } from '@phantom/service-kit/audit';
import { authApp, type AuthApp } from './auth-app.js';

const ADDRESS = '198.51.100.77';

let auth: AuthApp;
let reader: Awaited<ReturnType<AuthApp['account']>>;
let employee: typeof reader;

beforeAll(async () => {
  auth = await authApp();
  reader = await auth.account('admin@example.com');
  employee = await auth.account('employee@example.com');
});
afterAll(() => auth.close());
beforeEach(() => auth.dataSource.query('TRUNCATE audit_entry, login_failure, refresh_family'));

/** The audit entries, the oldest first. */
const entries = async () => {
  const { body } = await auth.call('GET', 'audit/auth', undefined, { as: reader });
  return body.list
    .map(({ actor_id, action, record_type, record_id, outcome }) =>
      [actor_id, action, record_type, record_id, outcome].join(' '),
    )
    .reverse();
};

it('records logins and logouts with network and request id', async () => {
  const { cookies } = await auth.login({}, { address: ADDRESS });
  await auth.logout(cookies);
  const { id } = employee;
  expect(await entries()).toEqual([
    `${id} sign-in account ${id} done`,
    expect.stringMatching(new RegExp(`^${id} sign-out session [0-9a-f-]{36} done$`)),
  ]);
  const [entry] = await auth.dataSource.getRepository(AuditEntry).find({ order: { id: 'ASC' } });
  expect(entry).toMatchObject({
    network: '198.51.100.0/24',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(JSON.stringify(entry)).not.toMatch(/198\.51\.100\.77|@|Emma/);
});

it('records refused logins without an actor', async () => {
  const waiting = await auth.account('waiting@example.com');
  await auth.login({ password: 'wrong' });
  await auth.login({ type: 'Investor' });
  await auth.login({ email: 'nobody@example.com' });
  await auth.login({ email: waiting.email });
  expect(await entries()).toEqual([
    ` sign-in account ${employee.id} refused`,
    ` sign-in account ${employee.id} refused`,
    ' sign-in account  refused',
    ` sign-in account ${waiting.id} refused`,
  ]);
});

it('records only the first login that exceeds the rate limit', async () => {
  for (let tries = 0; tries < 12; tries += 1) await auth.login({ password: 'wrong' });
  const refused = Array<string>(5).fill(` sign-in account ${employee.id} refused`);
  expect(await entries()).toEqual([...refused, ` sign-in account ${employee.id} limited`]);
});

it('records revoked sessions with their actor, and reused refresh tokens', async () => {
  const [first, second] = [await auth.login(), await auth.login()];
  await auth.refresh(first.cookies);
  await auth.dataSource.query(`UPDATE refresh_family SET rotated_at = now() - interval '1 hour'`);
  await auth.refresh(first.cookies);
  await auth.dataSource.query('TRUNCATE login_failure');
  const { version } = employee;
  await auth.call('PATCH', `people/${employee.id}`, { version, blocked: true }, { as: reader });
  expect(second.status).toBe(200);
  const { id } = employee;
  expect(await entries()).toEqual([
    `${id} sign-in account ${id} done`,
    `${id} sign-in account ${id} done`,
    expect.stringMatching(new RegExp(`^${id} session-reused session .{36} done$`)),
    `${reader.id} blocked account ${id} done`,
    expect.stringMatching(new RegExp(`^${reader.id} session-ended session .{36} done$`)),
  ]);
  employee = await auth.account(employee.email);
  await auth.call(
    'PATCH',
    `people/${id}`,
    { version: employee.version, blocked: false },
    { as: reader },
  );
  employee = await auth.account(employee.email);
});

it('records nothing when a change is refused', async () => {
  const stale = { version: employee.version + 7, blocked: true };
  const { status } = await auth.call('PATCH', `people/${employee.id}`, stale, { as: reader });
  expect(status).toBe(409);
  expect(await entries()).toEqual([]);
});

it('rolls a login back when the audit entry cannot be stored', async () => {
  await auth.dataSource.query('ALTER TABLE audit_entry RENAME TO mislaid');
  const { status } = await auth.login();
  await auth.dataSource.query('ALTER TABLE mislaid RENAME TO audit_entry');
  expect(status).toBe(500);
  expect(await auth.dataSource.query('SELECT * FROM refresh_family')).toEqual([]);
});

/** The audit entries that contain a text. */
const rowsIn = (text: string) =>
  auth.dataSource.query(`SELECT id FROM audit_entry WHERE audit_entry::text LIKE $1`, [
    `%${text}%`,
  ]);

describe('GET audit/auth', () => {
  const read = async (query: string) => {
    const { body } = await auth.call('GET', `audit/auth?${query}`, undefined, { as: reader });
    return body;
  };

  it('returns 403 without the right to manage people', async () => {
    const answer = await auth.call('GET', 'audit/auth', undefined, { as: employee });
    expect(answer.status).toBe(403);
  });

  it('filters by account, as the actor or as the subject', async () => {
    await auth.login();
    await auth.login({ email: 'investor@example.com', type: 'Investor' });
    const { version, id } = employee;
    await auth.call('PATCH', `people/${id}`, { version, rights: ['documents'] }, { as: reader });
    employee = await auth.account(employee.email);
    const { list } = await read(`account=${id}`);
    expect(list.map(({ action }) => action)).toEqual(['role-changed', 'sign-in']);
  });

  it('contains changes of role and rights, but no names', async () => {
    const { version, id } = employee;
    await auth.call('PATCH', `people/${id}`, { version, rights: ['investments'] }, { as: reader });
    employee = await auth.account(employee.email);
    const { list } = await read(`account=${id}&action=role-changed`);
    expect(list[0].details.changes).toEqual([
      { field: 'rights', from: expect.anything(), to: 'investments' },
    ]);
    await auth.call('PATCH', 'profile', { name: 'Emma Other' }, { as: employee });
    const { list: renamed } = await read(`account=${id}&action=renamed`);
    expect(renamed).toMatchObject([{ details: null }]);
    expect(await rowsIn('Emma Other')).toEqual([]);
  });

  it('leaves out successful logins and logouts with sign_ins=false', async () => {
    await auth.login();
    await auth.login({ password: 'wrong' });
    const { list } = await read('sign_ins=false');
    expect(list.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual(['sign-in refused']);
    const { list: all } = await read('sign_ins=true');
    expect(all).toHaveLength(2);
    const { list: asked } = await read('sign_ins=false&action=sign-in');
    expect(asked).toHaveLength(2);
    await auth.dataSource.query('TRUNCATE login_failure');
  });

  it('records an export with its filters and its number of entries', async () => {
    const filters = { account: employee.id, record: 'distribution', count: 12 };
    const note = (as: typeof reader) => auth.call('POST', 'audit/exports', filters, { as });
    expect((await note(employee)).status).toBe(403);
    expect((await note(reader)).status).toBe(200);
    const { list } = await read('');
    expect(list).toMatchObject([
      {
        ...{ actor_id: reader.id, action: 'log-exported', record_type: 'audit-log' },
        details: { count: 12, filters: `account=${employee.id}&record=distribution` },
      },
    ]);
  });

  it('filters by days in the time zone of the company', async () => {
    await auth.dataSource.query(`
      INSERT INTO audit_entry (at, action, record_type, outcome) VALUES
        ('2026-11-20T04:59:59Z', 'sign-in', 'account', 'refused'),
        ('2026-11-20T05:00:00Z', 'sign-in', 'account', 'refused'),
        ('2026-11-21T04:59:59Z', 'sign-in', 'account', 'refused'),
        ('2026-11-21T05:00:00Z', 'sign-in', 'account', 'refused')`);
    const { list } = await read('from=2026-11-20&to=2026-11-20');
    expect(list.map(({ at }) => at)).toEqual([
      '2026-11-21T04:59:59.000Z',
      '2026-11-20T05:00:00.000Z',
    ]);
    expect((await read('from=2026-13-45')).error).toBe(1);
  });

  it('returns pages of fifty without gaps and duplicates', async () => {
    await auth.dataSource.query(`
      INSERT INTO audit_entry (action, record_type, outcome)
        SELECT 'sign-in', 'account', 'refused' FROM generate_series(1, 120)`);
    const seen: number[] = [];
    let before: number | null | undefined;
    for (let parts = 0; before !== null; parts += 1) {
      const { list, next } = await read(before === undefined ? '' : `before=${before}`);
      seen.push(...list.map(({ id }) => id as number));
      before = next as number | null;
      if (parts > 3) throw new Error('There is no end');
    }
    expect(seen).toHaveLength(120);
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a));
  });
});
