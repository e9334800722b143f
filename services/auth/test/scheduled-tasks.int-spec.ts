import { ScheduledTasks } from '../src/scheduled-tasks/scheduled-tasks.service.js';
import { authApp, GOOD_PASSWORD, type AuthApp } from './auth-app.js';

let auth: AuthApp;

beforeAll(async () => {
  auth = await authApp();
});
afterAll(() => auth.close());

const count = async (table: string) =>
  (await auth.dataSource.query<unknown[]>(`SELECT 1 FROM ${table}`)).length;

it('deletes expired rows only', async () => {
  await auth.login();
  const { id } = await auth.account('employee@example.com');
  await auth.dataSource.query(`INSERT INTO account_link (id, account_id, purpose, expires_at)
    VALUES ('\\x01', ${id}, 'reset', now() - interval '1 minute'),
           ('\\x02', ${id}, 'reset', now() + interval '1 minute')`);
  await auth.app.get(ScheduledTasks).run();
  const tables = ['account_link', 'known_device', 'refresh_family'];
  expect(await Promise.all(tables.map(count))).toEqual([1, 1, 1]);
  for (const table of tables) {
    await auth.dataSource.query(`UPDATE ${table} SET expires_at = now() - interval '1 second'`);
  }
  await auth.app.get(ScheduledTasks).run();
  expect(await Promise.all(tables.map(count))).toEqual([0, 0, 0]);
});

it('deletes an unconfirmed registration after the retention time', async () => {
  const form = (email: string) => ({ email, username: 'N', password: GOOD_PASSWORD });
  const register = (email: string) => auth.call('POST', 'post-register', form(email));
  await register('never@example.com');
  await register('lately@example.com');
  const age = (email: string, days: number) =>
    auth.dataSource.query(
      `UPDATE account SET created_at = now() - interval '${days} days' WHERE email = $1`,
      [email],
    );
  await age('never@example.com', 31);
  await age('lately@example.com', 29);
  await age('waiting@example.com', 400);
  await age('invited@example.com', 400);
  await auth.app.get(ScheduledTasks).run();
  expect((await register('never@example.com')).status).toBe(200);
  expect((await register('lately@example.com')).status).toBe(422);
  for (const email of ['waiting@example.com', 'invited@example.com']) {
    expect(await auth.account(email)).toMatchObject({ email });
  }
});
