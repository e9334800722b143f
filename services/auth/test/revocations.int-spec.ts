import type { RevokedSessionsDto } from '../src/revocations/revocation.dto.js';
import { ScheduledTasks } from '../src/scheduled-tasks/scheduled-tasks.service.js';
import type { Account } from '../src/accounts/account.entity.js';
import { authApp, EMPLOYEE, GOOD_PASSWORD, INVALID, type AuthApp } from './auth-app.js';

let auth: AuthApp;
let employee: Account;

beforeAll(async () => {
  auth = await authApp();
});
afterAll(() => auth.close());
beforeEach(async () => {
  await auth.dataSource.query('TRUNCATE login_failure, refresh_family, ended_session');
  employee = await auth.account('employee@example.com');
});

const signIn = async () => {
  const { cookies } = await auth.login();
  const [session = ''] = cookies['phantom_refresh']?.split('.') ?? [];
  return { cookies, session };
};

const readProfile = (session: string, as = employee) =>
  auth.call('GET', 'profile', undefined, { as, session });

const revokedSessions = async (query = '') => {
  const answer = await auth.inject({ url: `/internal/ended-sessions${query}` });
  return { status: answer.statusCode, ...answer.json<RevokedSessionsDto>() };
};
const revokedIds = async (query = '') =>
  (await revokedSessions(query)).ended.map(({ id }) => id).sort();

describe('access token is refused', () => {
  it('after the logout of its session only', async () => {
    const [laptop, phone] = [await signIn(), await signIn()];
    expect((await readProfile(laptop.session)).status).toBe(200);
    await auth.logout(laptop.cookies);
    expect((await readProfile(laptop.session)).body).toEqual(INVALID);
    expect((await readProfile(phone.session)).status).toBe(200);
  });

  it('by every process of the service', async () => {
    const other = await auth.another();
    const { cookies, session } = await signIn();
    await other.logout(cookies);
    expect((await readProfile(session)).body).toEqual(INVALID);
    await other.close();
  });

  it('after a password change, except in the session that changed it', async () => {
    const [laptop, phone] = [await signIn(), await signIn()];
    const form = { current_password: EMPLOYEE.password, password: GOOD_PASSWORD };
    const sender = { as: employee, ...laptop };
    expect((await auth.call('POST', 'change-password', form, sender)).status).toBe(200);
    expect((await readProfile(phone.session)).body).toEqual(INVALID);
    expect((await readProfile(laptop.session)).status).toBe(200);
    await auth.dataSource.query('UPDATE account SET password_hash = $2 WHERE id = $1', [
      employee.id,
      employee.passwordHash,
    ]);
  });

  it('when the account is blocked or loses its role', async () => {
    const admin = await auth.account('admin@example.com');
    for (const loss of [{ blocked: true }, { type: null }]) {
      const { session } = await signIn();
      const { id, version } = await auth.account('employee@example.com');
      const { status } = await auth.call(
        'PATCH',
        `people/${id}`,
        { version, ...loss },
        { as: admin },
      );
      expect(status).toBe(200);
      expect((await readProfile(session)).body).toEqual(INVALID);
      const changed = await auth.account('employee@example.com');
      const back = { version: changed.version, blocked: false, type: 'admin' };
      await auth.call('PATCH', `people/${id}`, back, { as: admin });
    }
  });

  it('when an old refresh token of its session is reused', async () => {
    const { cookies, session } = await signIn();
    await auth.refresh(cookies);
    await auth.dataSource.query(`UPDATE refresh_family SET rotated_at = now() - interval '1 hour'`);
    await auth.refresh(cookies);
    expect((await readProfile(session)).body).toEqual(INVALID);
  });
});

describe('session revocation list', () => {
  it('contains all revoked sessions, or those since a time', async () => {
    const [laptop, phone] = [await signIn(), await signIn()];
    await auth.logout(laptop.cookies);
    const first = await revokedSessions();
    expect(first.ended.map(({ id }) => id)).toEqual([laptop.session]);
    const hours = (Date.parse(first.ended[0]?.until ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(5, 1);

    await auth.dataSource.query(`UPDATE ended_session SET ended_at = now() - interval '2 minutes'`);
    await auth.logout(phone.cookies);
    const since = `?since=${encodeURIComponent(first.as_of)}`;
    expect(await revokedIds(since)).toEqual([phone.session]);
    expect(await revokedIds()).toEqual([laptop.session, phone.session].sort());
  });

  it('returns 422 for an invalid time', async () => {
    expect((await revokedSessions('?since=yesterday')).status).toBe(422);
  });

  it('leaves out expired entries, which a scheduled task deletes', async () => {
    const { cookies } = await signIn();
    await auth.logout(cookies);
    await auth.dataSource.query(`UPDATE ended_session SET until = now() - interval '1 second'`);
    expect(await revokedIds()).toEqual([]);
    await auth.app.get(ScheduledTasks).run();
    expect(await auth.dataSource.query('SELECT 1 FROM ended_session')).toEqual([]);
  });
});
