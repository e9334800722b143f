import { randomUUID } from 'node:crypto';
import { untilTransactionsWait } from '@phantom/service-kit/testing';
import type { Account } from '../src/accounts/account.entity.js';
import { authApp, EMPLOYEE, GOOD_PASSWORD, INVALID, type AuthApp } from './auth-app.js';

let auth: AuthApp;
let employee: Account;

beforeAll(async () => {
  auth = await authApp();
});
afterAll(() => auth.close());
beforeEach(async () => {
  await auth.dataSource.query('TRUNCATE login_failure, refresh_family, known_device');
  employee = await auth.account('employee@example.com');
});

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

it('returns the account and its sessions, the last used one first, and marks the current one', async () => {
  const laptop = await auth.login({ remember: true }, { userAgent: FIREFOX });
  const phone = await auth.login({}, { userAgent: 'nobody knows' });
  const { cookies } = await auth.refresh(laptop.cookies);
  const { status, body } = await auth.call('GET', 'profile', undefined, { as: employee, cookies });
  expect(status).toBe(200);
  const { id, createdAt } = employee;
  expect(body).toEqual({
    error: 0,
    list: [
      {
        id,
        name: 'Emma Clarke',
        email: 'employee@example.com',
        image: null,
        type: 'admin',
        rights: [],
        created_at: createdAt.toISOString(),
      },
    ],
    sessions: [
      {
        id: laptop.cookies['phantom_refresh']?.split('.')[0],
        current: true,
        created_at: expect.any(String),
        last_used_at: expect.any(String),
        device: 'Firefox on Windows',
        remember: true,
      },
      expect.objectContaining({
        id: phone.cookies['phantom_refresh']?.split('.')[0],
        current: false,
        device: 'Unknown device',
        remember: false,
      }),
    ],
  });
});

it('leaves out expired sessions and those of others, and does not accept a forged cookie', async () => {
  const { cookies } = await auth.login();
  const [id = ''] = cookies['phantom_refresh']?.split('.') ?? [];
  await auth.login({ email: 'investor@example.com', type: 'Investor' });
  const forged = { phantom_refresh: `${id}.${'A'.repeat(43)}` };
  const sessions = async () =>
    (await auth.call('GET', 'profile', undefined, { as: employee, cookies: forged })).body[
      'sessions'
    ];
  expect(await sessions()).toEqual([expect.objectContaining({ id, current: false })]);
  await auth.dataSource.query('UPDATE refresh_family SET expires_at = now()');
  expect(await sessions()).toEqual([]);
});

it('is available to every role, and returns 401 without a token', async () => {
  for (const email of ['investor@example.com', 'waiting@example.com']) {
    const { body } = await auth.call('GET', 'profile', undefined, {
      as: await auth.account(email),
    });
    expect(body.list[0]).toMatchObject({ email });
  }
  expect((await auth.call('GET', 'profile')).body).toEqual(INVALID);
});

it('does not undo a concurrent block when the name changes', async () => {
  const { id } = await auth.account('investor2@example.com');
  const as = await auth.account('investor2@example.com');
  const holder = auth.dataSource.createQueryRunner();
  await holder.startTransaction();
  await holder.query('LOCK TABLE account_change IN ACCESS EXCLUSIVE MODE');
  const renaming = auth.call('PATCH', 'profile', { name: 'Henrik S.' }, { as });
  await untilTransactionsWait(auth.dataSource);
  const blocking = auth.dataSource.query('UPDATE account SET blocked_at = now() WHERE id = $1', [
    id,
  ]);
  await Promise.race([blocking, untilTransactionsWait(auth.dataSource, 2)]);
  await holder.rollbackTransaction();
  await holder.release();
  expect((await renaming).status).toBe(200);
  await blocking;
  expect(await auth.account('investor2@example.com')).toMatchObject({
    name: 'Henrik S.',
    blockedAt: expect.any(Date),
  });
});

it('changes the name, which the next refresh returns', async () => {
  const { cookies } = await auth.login();
  const { status, body } = await auth.call(
    'PATCH',
    'profile',
    { name: ' Emma  Stone ' },
    { as: employee },
  );
  expect([status, body.list[0].name]).toEqual([200, 'Emma Stone']);
  expect((await auth.refresh(cookies)).body.user.name).toBe('Emma Stone');
  const empty = await auth.call('PATCH', 'profile', { name: ' ' }, { as: employee });
  expect([empty.status, empty.body.errors]).toEqual([422, { name: ['Please enter a name.'] }]);
  await auth.call('PATCH', 'profile', { name: 'Emma Clarke' }, { as: employee });
});

describe('ending a session', () => {
  const proof = { current_password: EMPLOYEE.password };

  it('requires the current password', async () => {
    const { cookies } = await auth.login();
    const [id] = cookies['phantom_refresh']?.split('.') ?? [];
    const errors = { current_password: ['This is not your current password.'] };
    for (const path of [`sessions/${id}/end`, 'logout-everywhere']) {
      const wrong = await auth.call('POST', path, { current_password: 'x' }, { as: employee });
      expect([wrong.status, wrong.body.errors, wrong.setCookies]).toEqual([422, errors, []]);
      const missing = await auth.call('POST', path, {}, { as: employee });
      expect(Object.keys(missing.body.errors)).toEqual(['current_password']);
    }
    expect((await auth.refresh(cookies)).status).toBe(200);
  });

  it('counts wrong passwords as failed logins', async () => {
    const tries = async (address: string) => {
      const wrong = { current_password: 'wrong' };
      return (await auth.call('POST', 'logout-everywhere', wrong, { as: employee, address }))
        .status;
    };
    for (let at = 0; at < 5; at += 1) expect(await tries('203.0.113.6')).toBe(422);
    expect(await tries('203.0.113.6')).toBe(429);
    expect(await tries('198.51.100.10')).toBe(422);
  });

  it('ends only this session', async () => {
    const [laptop, phone] = [await auth.login(), await auth.login()];
    const [id = ''] = phone.cookies['phantom_refresh']?.split('.') ?? [];
    const end = () => auth.call('POST', `sessions/${id}/end`, proof, { as: employee });
    expect((await end()).body).toEqual({ error: 0 });
    expect((await auth.refresh(phone.cookies)).status).toBe(401);
    expect((await auth.refresh(laptop.cookies)).status).toBe(200);
    expect((await end()).status).toBe(404);
  });

  it('returns 404 for a session of somebody else', async () => {
    const { cookies } = await auth.login({ email: 'investor@example.com', type: 'Investor' });
    const [id = ''] = cookies['phantom_refresh']?.split('.') ?? [];
    for (const [path, status] of [
      [`sessions/${id}/end`, 404],
      [`sessions/${randomUUID()}/end`, 404],
      ['sessions/7/end', 400],
    ] as const) {
      expect((await auth.call('POST', path, proof, { as: employee })).status).toBe(status);
    }
    expect((await auth.refresh(cookies)).status).toBe(200);
  });

  it('ends all sessions with logout-everywhere, and clears the cookie', async () => {
    const [laptop, phone] = [await auth.login(), await auth.login()];
    const other = await auth.login({ email: 'investor@example.com', type: 'Investor' });
    const sender = { as: employee, cookies: laptop.cookies };
    const { status, setCookies } = await auth.call('POST', 'logout-everywhere', proof, sender);
    expect(status).toBe(200);
    expect(setCookies).toEqual([expect.objectContaining({ name: 'phantom_refresh', value: '' })]);
    for (const { cookies } of [laptop, phone]) {
      expect((await auth.refresh(cookies)).body).toEqual(INVALID);
    }
    expect((await auth.refresh(other.cookies)).status).toBe(200);
  });
});

describe('change password', () => {
  const change = (form: object, cookies: Record<string, string> = {}, address?: string) =>
    auth.call('POST', 'change-password', form, { as: employee, cookies, address });
  const current_password = EMPLOYEE.password;

  it('requires the current password and a strong new one', async () => {
    const wrong = await change({ current_password: 'wrong', password: GOOD_PASSWORD });
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { current_password: ['This is not your current password.'] },
    ]);
    for (const password of ['short', 'emma clarke 1', current_password, 'x'.repeat(129)]) {
      const { status, body } = await change({ current_password, password });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['password']]);
    }
    const missing = await change({});
    expect(Object.keys(missing.body.errors).sort()).toEqual(['current_password', 'password']);
  });

  it('counts wrong passwords as failed logins of the address', async () => {
    const wrong = { current_password: 'wrong', password: GOOD_PASSWORD };
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1)
      statuses.push((await change(wrong, {}, '203.0.113.5')).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await change(wrong, {}, '198.51.100.9')).status).toBe(422);
  });

  it('keeps the current session and revokes the others', async () => {
    const [laptop, phone] = [await auth.login(), await auth.login()];
    const form = { current_password, password: GOOD_PASSWORD };
    const { status, body } = await change(form, laptop.cookies);
    expect([status, body.error]).toEqual([200, 0]);
    expect((await auth.refresh(phone.cookies)).body).toEqual(INVALID);
    expect((await auth.refresh(laptop.cookies)).status).toBe(200);
    expect((await auth.login()).status).toBe(401);
    expect((await auth.login({ password: GOOD_PASSWORD })).status).toBe(200);
  });

  it('mails a notice', async () => {
    const mails = await auth.dataSource.query('SELECT to_address, subject FROM outbox_mail');
    const subject = 'Your password for Phantom Partners has been changed';
    expect(mails).toEqual([{ to_address: 'employee@example.com', subject }]);
  });

  it('lets no session start with the old password in the meantime', async () => {
    await auth.dataSource.query('TRUNCATE refresh_family');
    const form = { current_password: GOOD_PASSWORD, password: 'another river under ice' };
    const [changed, ...logins] = await Promise.all([
      change(form),
      ...[1, 2, 3, 4].map(() => auth.login({ password: GOOD_PASSWORD })),
    ]);
    expect(changed?.status).toBe(200);
    for (const { cookies } of logins) expect((await auth.refresh(cookies)).status).toBe(401);
  });
});
