import { MailWorker } from '@phantom/outbox';
import { samplePdf } from '@phantom/service-kit/testing';
import { SubscriptionRetention } from '@phantom/subscriptions';
import {
  NoticeDigestService,
  NoticeRetention,
} from '../src/investments/notices/notice-digest.service.js';
import { EMMA, HENRIK, IRIS } from './investors.js';
import { ALL_EVENTS, ORIGIN, useNotices } from './use-notices.js';

describe('mails about investments', () => {
  const { app, arrived, choose, dispatch, holding, investor, mails, pay, staff, stateOf, unknown } =
    useNotices();

  it('tell an investor of a distribution, without its amount', async () => {
    expect((await choose(['distribution'])).status).toBe(200);
    const { property } = await pay();
    const [mail, ...others] = await arrived();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'A distribution has been recorded' });
    expect(mail?.headers).toMatchObject({
      to: IRIS.email,
      'list-id': '<investor-notices.localhost>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(mail?.text).toContain(`New distribution: ${property}, paid on March 31, 2026`);
    expect(mail?.text).toContain(`${ORIGIN}/investors\n`);
    expect(mail?.text).toContain(`${ORIGIN}/profile\n`);
    expect(mails().received.join()).not.toMatch(/1,?234/);
  });

  it('tell of documents, new files of documents, holdings and their figures in one mail, in the chosen language', async () => {
    await choose(ALL_EVENTS, { lang: 'de' });
    const { id, version } = await holding();
    const figures = { contributed: '1.00', version };
    const edited = await staff().call('PATCH', `investor-holdings/${id}`, figures);
    expect(edited.status).toBe(200);
    const title = 'Statement of the tests';
    const form = { title, year: '2026', kind: 'statement' };
    const added = await staff().send(`investors/${IRIS.id}/documents`, {
      ...form,
      file: { content: samplePdf(), name: 'a.pdf' },
    });
    expect(added.status).toBe(200);
    const [mail, ...others] = await arrived();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Neues zu Ihren Investitionen');
    expect(mail?.text).toMatch(/- Neue Zahlen einer Beteiligung: .+, Stand \d+\. \w+ 20\d\d\n/);
    expect(mail?.text).toContain(`- Neues Dokument: ${title}\n`);
    expect(mail?.text).toContain(`${ORIGIN}/de/investors\n`);
  });

  it('tell nothing that was not chosen, and nobody else', async () => {
    await choose(['document']);
    await choose(ALL_EVENTS, { user: HENRIK });
    await pay();
    expect(await arrived()).toEqual([]);
    expect(await app().dataSource.query('SELECT 1 FROM investor_notice')).toEqual([]);
  });

  it('leave out what was removed or left before they are sent', async () => {
    await choose(['distribution']);
    const { id, version } = await pay();
    const removal = await staff().call('DELETE', `investor-distributions/${id}?version=${version}`);
    expect(removal.status).toBe(200);
    expect(await arrived()).toEqual([]);
    await pay();
    await choose([]);
    expect(await arrived()).toEqual([]);
  });

  it('are sent once by two processes, also when one of them is restarted', async () => {
    await choose(['distribution']);
    const other = await app().another();
    for (const day of ['2026-01-31', '2026-02-28', '2026-03-31']) {
      await pay(day);
      const digests = [app(), other].map(({ app: process }) => process.get(NoticeDigestService));
      await Promise.all(digests.map((digest) => digest.run()));
    }
    await other.close();
    const third = await app().another();
    await third.app.get(NoticeDigestService).run();
    await arrived();
    await third.app.get(MailWorker).idle();
    await third.close();
    const texts = (await arrived()).map(({ text }) => text).join();
    for (const day of ['January 31', 'February 28', 'March 31']) {
      expect(texts.split(`paid on ${day}, 2026`)).toHaveLength(2);
    }
  });

  it('end by one click of a mail program without signing in, which the preferences show', async () => {
    await choose(['distribution', 'document']);
    await pay();
    const [mail] = await arrived();
    const list = mail?.headers['list-unsubscribe'] ?? '';
    const url = /<http:\/\/localhost:8000([^>]+)>/.exec(list)?.[1] ?? '';
    const opened = await app().inject({ method: 'GET', url });
    expect(opened.statusCode).toBe(303);
    expect(opened.headers.location).toMatch(/\/subscriptions\/notices#token=[\w-]{43}$/);
    expect(await stateOf('document')).toBe('active');
    const click = () =>
      app().inject({
        method: 'POST',
        url,
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    // Mail programs may repeat it.
    expect([(await click()).statusCode, (await click()).statusCode]).toEqual([200, 200]);
    expect([await stateOf('distribution'), await stateOf('document')]).toEqual(['left', 'left']);
    expect(await stateOf('holding')).toBeNull();
    await pay();
    expect(await arrived()).toHaveLength(1);
    await choose(['distribution']);
    expect(await stateOf('distribution')).toBe('active');
  });

  it('end for an address that the mail server does not know', async () => {
    await choose(['distribution']);
    unknown.add(IRIS.email);
    await pay();
    expect(await arrived()).toEqual([]);
    expect(await stateOf('distribution')).toBe('bounced');
    unknown.clear();
    await choose(['distribution']);
    await pay();
    expect(await arrived()).toHaveLength(1);
  });

  it('go to the address of the account, which nobody else can choose', async () => {
    const { body } = await choose(['document']);
    expect(body.list[0]).toMatchObject({ email: IRIS.email, lang: 'en' });
    await choose(['document'], { user: { ...IRIS, email: 'New@Example.com' } });
    // The former address is free for another account.
    await choose(['document'], { user: { ...HENRIK, email: IRIS.email } });
    await choose(['document'], { user: { ...HENRIK, email: 'new@example.com' } });
    const rows = 'SELECT account_id AS id, email FROM investor_subscriber ORDER BY id';
    expect(await app().dataSource.query(rows)).toEqual([
      { id: HENRIK.id, email: 'new@example.com' },
    ]);
  });

  it.each([
    ['lang', { lang: 'fr', events: [] }],
    ['events', { lang: 'en', events: ['capital-call'] }],
    ['events', { lang: 'en', events: 'document' }],
    ['events', { lang: 'en' }],
  ])('refuse a wrong %s with a message for the field', async (field, form) => {
    const { status, body } = await investor().call('PATCH', 'investor-notices', form);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('are chosen by investors only, and left with a valid token only', async () => {
    expect((await investor(EMMA).get('investor-notices')).status).toBe(403);
    expect((await choose([], { user: EMMA })).status).toBe(403);
    expect((await app().get('/api/auth/investor-notices')).statusCode).toBe(401);
    await choose(['document']);
    const leave = await investor().call('POST', 'investor-notices/leave?token=x');
    expect(leave.status).toBe(410);
    expect(await stateOf('document')).toBe('active');
  });

  it('are reported to the person, and erased with all that waits', async () => {
    await choose(['distribution']);
    await pay();
    await dispatch();
    const person = { email: IRIS.email, account_id: IRIS.id, names: [IRIS.name] };
    const manager = investor({ ...EMMA, rights: ['people'] });
    const { body } = await manager.call('POST', 'personal-data/investments', person);
    const records = body.list.find(({ kind }: { kind: string }) => kind === 'investor-notices');
    expect(records).toMatchObject({
      on_erasure: 'erased',
      rows: [
        { email: IRIS.email, event: 'distribution', state: 'active', text_version: '2026-11' },
      ],
    });
    const erasure = await manager.call('POST', 'personal-data/investments/erasure', person);
    expect(erasure.status).toBe(200);
    for (const table of ['investor_subscriber', 'investor_notice', 'mailing_mail']) {
      expect(await app().dataSource.query(`SELECT 1 FROM ${table}`)).toEqual([]);
    }
  });

  it('are forgotten after their time, proofs three years after the end', async () => {
    await choose(['distribution', 'document']);
    await pay();
    await arrived();
    await choose(['document']);
    const { dataSource } = app();
    await dataSource.query(`UPDATE investor_notice SET created_at = now() - interval '401 days'`);
    await dataSource.query(`UPDATE mailing SET created_at = now() - interval '31 days'`);
    await dataSource.query(
      `UPDATE notice_subscription SET state_since = now() - interval '4 years'`,
    );
    await dataSource.query(`UPDATE notice_link SET expires_at = now()`);
    await app().app.get(NoticeRetention).run();
    await app().app.get(SubscriptionRetention).run();
    for (const table of ['investor_notice', 'mailing', 'mailing_mail', 'notice_link']) {
      expect(await dataSource.query(`SELECT 1 FROM ${table}`)).toEqual([]);
    }
    expect(await dataSource.query('SELECT event FROM notice_subscription')).toEqual([
      { event: 'document' },
    ]);
  });
});

describe('mails about investments with a delay', () => {
  const { arrived, app, choose, pay } = useNotices({ noticeDelay: 3_600_000 });

  it('gather what is entered meanwhile', async () => {
    await choose(['distribution']);
    await pay('2026-02-28');
    expect(await arrived()).toEqual([]);
    await app().dataSource.query(
      `UPDATE investor_notice SET created_at = created_at - interval '1 hour'`,
    );
    await pay('2026-03-31');
    const [mail, ...others] = await arrived();
    expect(others).toEqual([]);
    expect(mail?.text).toMatch(/February 28, 2026\n.+March 31, 2026\n/);
  });
});
