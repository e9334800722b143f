import { untilTransactionsWait } from '@phantom/service-kit/testing';
import type { Account } from '../src/accounts/account.entity.js';
import { GOOD_PASSWORD, INVALID } from './auth-app.js';
import {
  waitForOutbox,
  linkIn,
  mailingApp,
  mailTo,
  passTime,
  tokenIn,
  type MailingApp,
} from './mail-app.js';

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
const history = async (email: string) => {
  const { id } = await auth.account(email);
  const { body } = await auth.call('GET', `people/${id}/history`, undefined, { as: admin });
  return body.list;
};
const invite = (form: object, as = admin) => auth.call('POST', 'people', form, { as });

describe('invitation', () => {
  const email = 'greta@example.com';

  it('creates the account and mails a link that sets the first password', async () => {
    const form = {
      email: 'Greta@example.com',
      name: 'Greta Holm',
      type: 'admin',
      rights: ['documents'],
    };
    const { status, body } = await invite(form);
    expect([status, body.list[0]]).toEqual([
      200,
      expect.objectContaining({ email, type: 'admin', rights: ['documents'], state: 'invited' }),
    ]);
    const mail = await mailTo(auth, email);
    expect(mail).toContain('Dear Greta Holm,');
    expect(linkIn(mail).pathname).toBe('/set-password');
    const token = tokenIn(mail);
    expect((await auth.call('POST', 'password-link', { token })).body).toEqual({
      error: 0,
      purpose: 'invite',
      email,
      name: 'Greta Holm',
    });
    await passTime(auth, 6 * 24 * 60);
    const set = () => auth.call('POST', 'set-password', { token, password: GOOD_PASSWORD });
    expect((await set()).body).toMatchObject({ error: 0, email, type: 'admin' });
    expect((await set()).status).toBe(410);
    expect((await auth.login({ email, password: GOOD_PASSWORD })).status).toBe(200);
    const { list } = await people(`?search=${email}`);
    expect(list[0]).toMatchObject({ state: 'active', email_confirmed: true });
    // Setting a first password sends no notice.
    await waitForOutbox(auth);
    expect(auth.mailsTo(email)).toHaveLength(1);
    expect((await history(email)).map(({ action, actor_name }) => [action, actor_name])).toEqual([
      ['password-set', 'Greta Holm'],
      ['invited', 'Adrian Cole'],
    ]);
  });

  it('starts a session when the first password is set', async () => {
    const email = 'signed-in@example.com';
    await invite({ email, name: 'Sigrid Inn', type: 'Investor' });
    const token = tokenIn(await mailTo(auth, email));
    const payload = { token, password: GOOD_PASSWORD };
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
    const { status, body, cookies } = await auth.call('POST', 'set-password', payload, {
      userAgent,
    });
    expect([status, body]).toEqual([
      200,
      {
        ...{ error: 0, email, type: 'Investor' },
        session: expect.objectContaining({
          access_token: expect.any(String),
          user: expect.objectContaining({ email, type: 'Investor', name: 'Sigrid Inn' }),
        }),
      },
    ]);
    const renewed = await auth.refresh(cookies);
    expect([renewed.status, renewed.body.user?.email]).toEqual([200, email]);
  });

  it('starts no session when the role was removed in the meantime', async () => {
    const email = 'no-role@example.com';
    const { body } = await invite({ email, name: 'Nora Roll', type: 'Investor' });
    const token = tokenIn(await mailTo(auth, email));
    const [{ id, version }] = body.list;
    const taken = { type: null, rights: [], version };
    expect((await auth.call('PATCH', `people/${id}`, taken, { as: admin })).status).toBe(200);
    const payload = { token, password: GOOD_PASSWORD };
    const set = await auth.call('POST', 'set-password', payload);
    expect(set.body).toEqual({ error: 0, email, type: null, session: null });
    expect(Object.keys(set.cookies)).not.toContain('phantom_refresh');
  });

  it('returns 422 for a taken address, and for rights of an investor', async () => {
    const taken = await invite({ email, name: 'G', type: 'Investor' });
    expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ['email']]);
    const rights = await invite({
      email: 'r@example.com',
      name: 'R',
      type: 'Investor',
      rights: ['people'],
    });
    expect([rights.status, Object.keys(rights.body.errors)]).toEqual([422, ['rights']]);
    const faulty = await invite({ email: 'x', name: '', type: 'root', rights: ['all'] });
    expect(Object.keys(faulty.body.errors).sort()).toEqual(['email', 'name', 'rights', 'type']);
  });

  it('replaces an unconfirmed registration and invalidates its password', async () => {
    const squatted = 'owner@example.com';
    const password = 'the squatter knows this';
    await auth.call('POST', 'post-register', { email: squatted, username: 'Squatter', password });
    const old = tokenIn(await mailTo(auth, squatted));
    const { status, body } = await invite({ email: squatted, name: 'Owner', type: 'admin' });
    expect([status, body.list[0].name]).toEqual([200, 'Owner']);
    expect((await auth.login({ email: squatted, password })).body).toEqual(INVALID);
    expect((await auth.call('POST', 'confirm-email', { token: old })).status).toBe(410);
    await auth.call('POST', 'set-password', {
      token: tokenIn(await mailTo(auth, squatted, 2)),
      password: GOOD_PASSWORD,
    });
    expect((await auth.login({ email: squatted, password })).body).toEqual(INVALID);
  });

  it('replaces a registration that is made at the same time', async () => {
    const email = 'same@example.com';
    const registering = auth.dataSource.createQueryRunner();
    await registering.startTransaction();
    await registering.query(
      "INSERT INTO account (email, name, password_hash) VALUES ($1, 'Other', 'x')",
      [email],
    );
    const answer = invite({ email, name: 'Sam', type: 'Investor' });
    await untilTransactionsWait(auth.dataSource);
    await registering.commitTransaction();
    await registering.release();
    const { status, body } = await answer;
    expect([status, body.list?.[0].name]).toEqual([200, 'Sam']);
    expect(await auth.account(email)).toMatchObject({ type: 'Investor', passwordHash: null });
  });

  it('is mailed again up to the rate limit, and not to a confirmed person', async () => {
    const again = async (address: string) => {
      const { id } = await auth.account(address);
      return auth.call('POST', `people/${id}/invitation`, undefined, { as: admin });
    };
    const statuses: number[] = [];
    for (let at = 0; at < 4; at += 1) statuses.push((await again('invited@example.com')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    await mailTo(auth, 'invited@example.com', 3);
    await waitForOutbox(auth);
    expect(auth.mailsTo('invited@example.com')).toHaveLength(3);
    const done = await again(email);
    expect([done.status, done.body.message]).toEqual([
      422,
      expect.stringMatching(/confirmed the address/),
    ]);
    expect((await auth.call('POST', 'people/999/invitation', {}, { as: admin })).status).toBe(404);
  });
});
