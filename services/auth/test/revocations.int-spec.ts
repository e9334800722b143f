import type { EndsSince } from '../src/revocation/ended-sessions.service.js';
import { AuthUpkeep } from '../src/upkeep/upkeep.service.js';
import type { Account } from '../src/account/account.entity.js';
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

const look = (session: string, as = employee) =>
  auth.call('GET', 'profile', undefined, { as, session });

const ends = async (query = '') => {
  const answer = await auth.inject({ url: `/internal/ended-sessions${query}` });
  return { status: answer.statusCode, ...answer.json<EndsSince>() };
};
const endedIds = async (query = '') => (await ends(query)).ended.map(({ id }) => id).sort();

describe('an access token counts no more', () => {
  it('once its login has signed out, and those of others do', async () => {
    const [laptop, phone] = [await signIn(), await signIn()];
    expect((await look(laptop.session)).status).toBe(200);
    await auth.logout(laptop.cookies);
    expect((await look(laptop.session)).body).toEqual(INVALID);
    expect((await look(phone.session)).status).toBe(200);
  });

  it('at any process of the service', async () => {
    const other = await auth.another();
    const { cookies, session } = await signIn();
    await other.logout(cookies);
    expect((await look(session)).body).toEqual(INVALID);
    await other.close();
  });

  it('with another password, but for the login that changed it', async () => {
    const [laptop, phone] = [await signIn(), await signIn()];
    const form = { current_password: EMPLOYEE.password, password: GOOD_PASSWORD };
    const sender = { as: employee, ...laptop };
    expect((await auth.call('POST', 'change-password', form, sender)).status).toBe(200);
    expect((await look(phone.session)).body).toEqual(INVALID);
    expect((await look(laptop.session)).status).toBe(200);
    await auth.dataSource.query('UPDATE account SET password_hash = $2 WHERE id = $1', [
      employee.id,
      employee.passwordHash,
    ]);
  });

  it('of an account that was blocked, or has no role any more', async () => {
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
      expect((await look(session)).body).toEqual(INVALID);
      const changed = await auth.account('employee@example.com');
      const back = { version: changed.version, blocked: false, type: 'admin' };
      await auth.call('PATCH', `people/${id}`, back, { as: admin });
    }
  });

  it('of a login whose old refresh token was used again', async () => {
    const { cookies, session } = await signIn();
    await auth.refresh(cookies);
    await auth.dataSource.query(`UPDATE refresh_family SET rotated_at = now() - interval '1 hour'`);
    await auth.refresh(cookies);
    expect((await look(session)).body).toEqual(INVALID);
  });
});

describe('gateways are told', () => {
  it('of all that were ended, and then of what is new, in some of which they may know', async () => {
    const [laptop, phone] = [await signIn(), await signIn()];
    await auth.logout(laptop.cookies);
    const first = await ends();
    expect(first.ended.map(({ id }) => id)).toEqual([laptop.session]);
    const hours = (Date.parse(first.ended[0]?.until ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(5, 1);

    await auth.dataSource.query(`UPDATE ended_session SET ended_at = now() - interval '2 minutes'`);
    await auth.logout(phone.cookies);
    const since = `?since=${encodeURIComponent(first.as_of)}`;
    expect(await endedIds(since)).toEqual([phone.session]);
    expect(await endedIds()).toEqual([laptop.session, phone.session].sort());
  });

  it('nothing at a question that is none', async () => {
    expect((await ends('?since=yesterday')).status).toBe(422);
  });

  it('nothing of what is over, which is removed', async () => {
    const { cookies } = await signIn();
    await auth.logout(cookies);
    await auth.dataSource.query(`UPDATE ended_session SET until = now() - interval '1 second'`);
    expect(await endedIds()).toEqual([]);
    await auth.app.get(AuthUpkeep).run();
    expect(await auth.dataSource.query('SELECT 1 FROM ended_session')).toEqual([]);
  });
});
