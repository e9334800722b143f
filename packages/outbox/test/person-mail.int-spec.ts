import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import {
  columnChanges,
  createTestApp,
  type TestApp,
  undoMigrations,
  until,
} from '@phantom/service-kit/testing';
import { type MailServer, startMailServer } from '@phantom/service-kit/testing/mail-server';
import { Outbox } from '../src/index.js';
import { LetterConfig, letterDataSource, LetterServiceModule } from './fixtures/letter-service.js';

let mails: MailServer;
let service: TestApp;

const startService = async (env: NodeJS.ProcessEnv) => {
  service = await createTestApp({
    module: LetterServiceModule,
    config: LetterConfig,
    dataSource: letterDataSource,
    env: { MAIL_INTERVAL: '20', ...env },
  });
};
const withServer = () => ({
  SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
  MAIL_FROM: 'site@phantom-partners.example',
});
const write = (linkFor: string, name = 'Zoë Ångström') =>
  service.app.get(Outbox).addMail(service.dataSource.manager, {
    to: { name, address: 'zoe@example.com' },
    subject: 'Ein Brief',
    text: 'Guten Tag,\n\n{link}\n',
    linkFor,
  });
const waiting = (): Promise<{ text: string }[]> =>
  service.dataSource.query('SELECT text FROM outbox_mail');

beforeEach(async () => {
  mails = await startMailServer();
});

afterEach(async () => {
  await service.close();
  await mails.close();
});

it('sends the mail only to the person, with a link that is made when it is sent', async () => {
  await startService(withServer());
  await write('7');
  await until(async () => (await waiting()).length === 0);
  const [mail] = mails.received;
  expect(mails.received).toHaveLength(1);
  expect(mail).toMatch(/^From: site@phantom-partners\.example\r$/m);
  expect(mail).toMatch(/^To: =\?UTF-8\?Q\?Zo=C3=AB_=C3=85ngstr=C3=B6m\?= <zoe@example\.com>\r$/m);
  expect(mail).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
  expect(mail).not.toMatch(/^Reply-To:/m);
  expect(mail).toContain('\r\n\r\nhttp://localhost/letters/7?$&\r\n');
});

it('stores no link while the server is down', async () => {
  const env = withServer();
  await mails.close();
  await startService(env);
  await write('7');
  // Who tries has it for two minutes, and lays it aside for seconds when the server is down.
  const laidAside = async () =>
    (
      await service.dataSource.query(
        `SELECT 1 FROM outbox_mail WHERE attempts = 1 AND due_at < now() + interval '1 minute'`,
      )
    ).length === 1;
  await until(laidAside);
  expect(await waiting()).toEqual([{ text: 'Guten Tag,\n\n{link}\n' }]);
  mails = await startMailServer({ port: mails.port });
  await service.dataSource.query('UPDATE outbox_mail SET due_at = now()');
  await until(() => mails.received.length === 1);
});

it('drops a mail whose cause has expired', async () => {
  await startService(withServer());
  await write('nothing');
  await until(async () => (await waiting()).length === 0);
  expect(mails.received).toEqual([]);
});

it('does not let a name inject headers', async () => {
  await startService(withServer());
  await write('7', 'Zoë\r\nBcc: everyone@example.com');
  await until(() => mails.received.length === 1);
  const [head] = (mails.received[0] ?? '').split('\r\n\r\n', 1);
  expect(head).not.toMatch(/^Bcc:/im);
});

it('logs the link in one line in demo mode without a mail server', async () => {
  const log = jest.spyOn(Logger.prototype, 'log');
  await startService({ DEMO_MODE: 'true' });
  await write('7');
  await until(async () => (await waiting()).length === 0);
  const lines = log.mock.calls.filter(([line]) => String(line).includes('zoe@example.com'));
  expect(lines).toEqual([
    ['No SMTP_URL, so not mailed to zoe@example.com: "Ein Brief" http://localhost/letters/7?$&'],
  ]);
  log.mockRestore();
});

it('keeps the mail and logs no link without a mail server outside of demo mode', async () => {
  const log = jest.spyOn(Logger.prototype, 'log');
  await startService({});
  await write('7');
  expect(await waiting()).toHaveLength(1);
  expect(JSON.stringify(log.mock.calls)).toContain('SMTP_URL is not set');
  expect(JSON.stringify(log.mock.calls)).not.toContain('letters/7');
  log.mockRestore();
});

it('has migrations that match the entity and can be reverted', async () => {
  await startService({});
  expect(await columnChanges(service.dataSource)).toEqual([]);
  expect(await undoMigrations(service.dataSource)).toEqual([]);
});
