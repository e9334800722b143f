import type { Language, TokenUser } from '@phantom/service-kit';
import { createTestApp, type TestApp, until } from '@phantom/service-kit/testing';
import { type MailServer, startMailServer } from '@phantom/service-kit/testing/mail-server';
import { Mailings } from '../src/mailings/mailings.service.js';
import { Outbox } from '../src/index.js';
import {
  GazetteConfig,
  gazetteDataSource,
  GazetteServiceModule,
  Readers,
} from './fixtures/gazette-service.js';

const user: TokenUser = {
  ...{ id: 8, name: 'Paul', email: 'paul@example.com', type: 'admin', rights: ['publisher'] },
};
const text = { subject: 'Gazette', text: 'News. {leave}', html: '<p><a href="{leave}">x</a></p>' };
const contents = Object.fromEntries(
  ['en', 'de', 'it', 'ru', 'es'].map((lang) => [lang, text]),
) as Record<Language, typeof text>;

let mails: MailServer;
let service: TestApp;

const startService = async (env: NodeJS.ProcessEnv = {}) => {
  service = await createTestApp({
    module: GazetteServiceModule,
    config: GazetteConfig,
    dataSource: gazetteDataSource,
    env: {
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      MAIL_FROM: 'site@phantom-partners.example',
      MAIL_INTERVAL: '20',
      BULK_MAIL_RATE: '60000',
      ...env,
    },
  });
};
const mailings = () => service.app.get(Mailings);
const start = (count: number, name = 'gazette:1') =>
  service.dataSource.transaction((manager) =>
    mailings().start(manager, {
      ...{ name, contents, user },
      recipients: {
        query: `SELECT id AS recipient_id, 'de' AS lang FROM generate_series(1, $2::integer) AS id`,
        values: [count],
      },
    }),
  );
const progress = async () => mailings().progress('gazette:1');
const allSettled = () => until(async () => (await progress())?.queued === 0);
const addressees = () => mails.received.map((mail) => /^To: (\S+)\r$/m.exec(mail)?.[1]);
const messageIds = () =>
  new Set(mails.received.map((mail) => /^Message-ID: (\S+)\r$/m.exec(mail)?.[1]));

beforeEach(async () => {
  mails = await startMailServer();
});
afterEach(async () => {
  await service.close();
  await mails.close();
});

it('sends a mailing once to everybody, also when it is started again', async () => {
  await startService();
  expect([await start(3), await start(5)]).toEqual([true, false]);
  await allSettled();
  expect(addressees().sort()).toEqual([1, 2, 3].map((id) => `reader${id}@example.com`));
  expect(mails.received[0]).toContain('List-Unsubscribe: <http://localhost/leave/');
  expect(mails.received[0]).toMatch(/href="http:\/\/localhost\/leave\/\d\?a=1&amp;b=2"/);
  expect(await progress()).toMatchObject({ sent: 3, failed: 0, dropped: 0 });
});

it('sends each mail once with two processes, of which one dies in the middle', async () => {
  await startService({ BULK_MAIL_RATE: '2000' });
  const other = await service.another();
  await start(80);
  await until(() => mails.received.length > 5);
  // What a process leaves that dies while it sends: acquired mails.
  const [dead] = await service.dataSource.query<[{ id: string }[]]>(`
    WITH acquired AS MATERIALIZED (
      SELECT id FROM mailing_mail WHERE state = 'queued' AND attempts = 0 LIMIT 3 FOR UPDATE SKIP LOCKED)
    UPDATE mailing_mail SET attempts = 1, due_at = now() + interval '2 minutes'
      FROM acquired WHERE mailing_mail.id = acquired.id
    RETURNING mailing_mail.id`);
  expect(dead).toHaveLength(3);
  await other.close();
  await until(async () => (await progress())?.queued === dead.length);
  await service.dataSource.query(
    `UPDATE mailing_mail SET due_at = now() WHERE state = 'queued' AND attempts > 0`,
  );
  await allSettled();
  expect(new Set(addressees()).size).toBe(80);
  expect(mails.received).toHaveLength(80);
  expect(messageIds().size).toBe(80);
});

it('sends a copy with the same Message-ID where the process died after the server took it', async () => {
  await startService();
  await start(1);
  await allSettled();
  await service.dataSource.query(`UPDATE mailing_mail SET state = 'queued', due_at = now()`);
  await allSettled();
  expect(mails.received).toHaveLength(2);
  expect(messageIds().size).toBe(1);
});

it('sends a mail to a single person before all others', async () => {
  await startService();
  await start(10_000);
  await until(() => mails.received.length > 5);
  const before = mails.received.length;
  await service.app.get(Outbox).addMail(service.dataSource.manager, {
    ...{ to: { name: '', address: 'ada@example.com' }, subject: 'Now', text: 'Now' },
  });
  await until(() => addressees().includes('ada@example.com'));
  expect(addressees().indexOf('ada@example.com') - before).toBeLessThan(50);
  await service.dataSource.query(`UPDATE mailing_mail SET state = 'dropped'`);
});

it('keeps the rate over two processes', async () => {
  await startService({ BULK_MAIL_RATE: '600' });
  const other = await service.another();
  const begin = Date.now();
  await start(12);
  await allSettled();
  // One at once, and then one every 100 ms.
  expect(Date.now() - begin).toBeGreaterThan(900);
  await other.close();
});

it('drops the mails of those who have left, and gives up those that the server refuses for good', async () => {
  await mails.close();
  mails = await startMailServer({ knows: (address) => !address.startsWith('reader2@') });
  await startService();
  service.app.get(Readers, { strict: false }).left.add(1);
  await start(3);
  await allSettled();
  expect(await progress()).toMatchObject({ sent: 1, failed: 1, dropped: 1 });
  expect(service.app.get(Readers, { strict: false }).refused).toEqual([2]);
});

it('sends mails that are written when they are sent, and forgets them later', async () => {
  await startService();
  const readers = service.app.get(Readers, { strict: false });
  readers.contentFor = (id) => ({ ...text, subject: `For ${id}` });
  const begin = () =>
    service.dataSource.transaction((manager) =>
      mailings().start(manager, {
        name: 'gazette:1',
        recipients: { query: `SELECT 7 AS recipient_id, 'de' AS lang`, values: [] },
      }),
    );
  await begin();
  await allSettled();
  expect(mails.received).toHaveLength(1);
  expect(mails.received[0]).toContain('Subject: For 7\r\n');
  expect(await begin()).toBe(false);
  await mailings().forget('gazette:', new Date(Date.now() - 60_000));
  expect(await begin()).toBe(false);
  await mailings().forget('other:', new Date(Date.now() + 60_000));
  expect(await begin()).toBe(false);
  await mailings().forget('gazette:', new Date(Date.now() + 60_000));
  expect(await begin()).toBe(true);
  await until(() => mails.received.length === 2);
});

it('tries a mail again whose text cannot be written yet', async () => {
  await startService();
  const readers = service.app.get(Readers, { strict: false });
  readers.contentFor = () => {
    throw new Error('no text yet');
  };
  await start(1);
  await until(async () => {
    const rows = await service.dataSource.query<unknown[]>(
      `SELECT 1 FROM mailing_mail WHERE attempts = 1 AND due_at < now() + interval '1 minute'`,
    );
    return rows.length > 0;
  });
  readers.contentFor = undefined;
  await service.dataSource.query('UPDATE mailing_mail SET due_at = now()');
  await allSettled();
  expect(await progress()).toMatchObject({ sent: 1 });
});

it('waits while the server is down', async () => {
  const { port } = mails;
  await mails.close();
  await startService();
  await start(2);
  await until(async () => {
    const rows = await service.dataSource.query<unknown[]>(
      'SELECT 1 FROM mailing_mail WHERE attempts = 1',
    );
    return rows.length > 0;
  });
  expect(await progress()).toMatchObject({ queued: 2, failed: 0 });
  mails = await startMailServer({ port });
  await service.dataSource.query('UPDATE mailing_mail SET due_at = now()');
  await allSettled();
  expect(await progress()).toMatchObject({ sent: 2 });
});
