import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { ProcessConfig } from '@phantom/service-kit';
import { createTestApp, type TestApp, until } from '@phantom/service-kit/testing';
import { type MailServer, startMailServer } from '@phantom/service-kit/testing/mail-server';
import { Mailings } from '../src/mailings/mailings.service.js';
import { MailWorker } from '../src/mail-worker.js';
import { MailConfig } from '../src/outbox.config.js';
import { Outbox } from '../src/outbox.service.js';
import {
  PostcardConfig,
  postcardDataSource,
  PostcardServiceModule,
} from './fixtures/postcard-service.js';

let mails: MailServer;
let service: TestApp;

const startService = async (env: NodeJS.ProcessEnv = {}) => {
  service = await createTestApp({
    module: PostcardServiceModule,
    config: PostcardConfig,
    dataSource: postcardDataSource,
    env: {
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      MAIL_FROM: 'site@phantom-partners.example',
      MAIL_TO: 'office@phantom-partners.example',
      MAIL_INTERVAL: '20',
      ...env,
    },
  });
};

const send = async (form: object = {}) => {
  const payload = { name: 'Ada King', email: 'ada@example.com', ...form };
  return (await service.inject({ method: 'POST', url: '/postcard', payload })).statusCode;
};
const outbox = (): Promise<{ attempts: number; text: string; due_at: Date }[]> =>
  service.dataSource.query('SELECT * FROM outbox_mail ORDER BY created_at');

/** Looks until it is so. */
/** Nothing of a mail is kept that went out. */
const allSent = async () => (await outbox()).length === 0;

beforeEach(async () => {
  mails = await startMailServer();
});

afterEach(async () => {
  await service.close();
  await mails.close();
});

it('sends one notice per form, in plain text, with the visitor as reply address', async () => {
  await startService();
  expect(await send({ name: 'Zoë  Ångström' })).toBe(200);
  await until(allSent);
  await until(() => mails.received.length === 1);
  const [mail] = mails.received;
  expect(mail).toMatch(/^From: site@phantom-partners\.example\r$/m);
  expect(mail).toMatch(/^To: office@phantom-partners\.example\r$/m);
  expect(mail).toMatch(
    /^Reply-To: =\?UTF-8\?Q\?Zo=C3=AB_=C3=85ngstr=C3=B6m\?=\s+<ada@example\.com>/m,
  );
  expect(mail).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
  expect(mail).toMatch(/^Message-ID: <[0-9a-f-]{36}@phantom-partners\.example>\r$/m);
});

it('does not let a name or subject inject headers', async () => {
  await startService();
  const trick = 'Ada\r\nBcc: everyone@example.com\r\n\r\nBuy this';
  await send({ name: trick });
  const replyTo = { name: trick, address: 'ada@example.com' };
  await service.app
    .get(Outbox)
    .addNotice(service.dataSource.manager, { subject: trick, replyTo, facts: [['Name', 'Ada']] });
  await until(() => mails.received.length === 2);
  for (const mail of mails.received) {
    const [head] = mail.split('\r\n\r\n', 1);
    expect(head).not.toMatch(/^Bcc:/im);
    expect(head).toMatch(/^Subject: .*Ada/m);
  }
});

it('sends mails of an outage once when the server is back', async () => {
  const { port } = mails;
  await mails.close();
  await startService();
  expect([await send(), await send({ name: 'Grace' })]).toEqual([200, 200]);
  await until(async () => (await outbox()).every(({ attempts }) => attempts === 1));
  const waiting = await outbox();
  expect(waiting).toHaveLength(2);
  for (const { due_at } of waiting) {
    expect(due_at.getTime()).toBeGreaterThan(Date.now() + 5_000);
  }
  mails = await startMailServer({ port });
  // The time until the next try passes.
  await service.dataSource.query('UPDATE outbox_mail SET due_at = now()');
  await until(allSent);
  expect(mails.received).toHaveLength(2);
});

it('continues with other mails where the server refuses one', async () => {
  await mails.close();
  mails = await startMailServer({ refuses: (mail) => mail.includes('Postcard of Eve') });
  await startService();
  for (const name of ['Eve', 'Ada', 'Grace']) await send({ name });
  await until(() => mails.received.length === 2);
  await until(async () => (await outbox()).length === 1);
  const [refused] = await outbox();
  expect(refused).toMatchObject({ attempts: 1, text: expect.stringMatching(/^Name: Eve$/m) });
});

it('sends each mail once with several processes', async () => {
  await startService();
  const others = [1, 2, 3].map(
    () =>
      new MailWorker(
        service.app.get(MailConfig),
        service.app.get(ProcessConfig),
        service.app.get(Outbox),
        service.app.get(Mailings),
      ),
  );
  for (const other of others) other.onApplicationBootstrap();
  const names = Array.from({ length: 20 }, (_, at) => `Visitor ${at}.`);
  expect(await Promise.all(names.map((name) => send({ name })))).toEqual(names.map(() => 200));
  await until(allSent);
  await Promise.all(others.map((other) => other.beforeApplicationShutdown()));
  const subjects = mails.received.map((mail) => /^Subject: (.*)\r$/m.exec(mail)?.[1]);
  expect(subjects.sort()).toEqual(names.map((name) => `Postcard of ${name}`).sort());
});

it('acquires the mail of a dead process after its lease', async () => {
  // Without a server no worker of the service takes it first.
  await startService({ SMTP_URL: '', MAIL_FROM: '', MAIL_TO: '' });
  await send();
  const taken = await service.app.get(Outbox).acquireNext();
  expect(taken?.attempts).toBe(1);
  expect(await service.app.get(Outbox).acquireNext()).toBeUndefined();
  await service.dataSource.query(`UPDATE outbox_mail SET due_at = due_at - interval '2 minutes'`);
  expect((await service.app.get(Outbox).acquireNext())?.id).toBe(taken?.id);
});

it('sends nothing and logs it once without a mail server', async () => {
  const log = jest.spyOn(Logger.prototype, 'log');
  await startService({ SMTP_URL: '', MAIL_FROM: '', MAIL_TO: '' });
  expect([await send(), await send()]).toEqual([200, 200]);
  const said = log.mock.calls.filter(([line]) => String(line).startsWith('SMTP_URL is not set'));
  expect(said).toHaveLength(1);
  expect(await service.dataSource.query('SELECT name FROM postcard')).toHaveLength(2);
  log.mockRestore();
});

it.each(['MAIL_FROM', 'MAIL_TO'])('needs %s as soon as there is a server', async (name) => {
  const start = createTestApp({
    module: PostcardServiceModule,
    config: PostcardConfig,
    dataSource: postcardDataSource,
    env: { SMTP_URL: 'smtp://mail', MAIL_FROM: 'a@b.co', MAIL_TO: 'a@b.co', [name]: '' },
  });
  await expect(start).rejects.toThrow(`${name} is not set`);
  await startService();
});
