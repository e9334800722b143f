import { combinedConfig, loadConfig } from '@phantom/service-kit';
import { FormConfig, MailConfig } from './outbox.config.js';

class BothConfig extends combinedConfig(MailConfig, FormConfig) {}

const SERVER = { SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'site@example.com' };

it('needs no address without a mail server', () => {
  expect(loadConfig(BothConfig, {})).toMatchObject({ mailInterval: 5_000, formMinElapsed: 2_000 });
});

it('requires MAIL_TO with a mail server and forms', () => {
  expect(() => loadConfig(BothConfig, SERVER)).toThrow('Bad configuration: MAIL_TO is not set');
  expect(loadConfig(BothConfig, { ...SERVER, MAIL_TO: 'staff@example.com' }).mailTo).toBe(
    'staff@example.com',
  );
});

it('does not require MAIL_TO without forms', () => {
  expect(loadConfig(MailConfig, SERVER).mailTo).toBeUndefined();
});

it.each([MailConfig, BothConfig])('refuses a MAIL_TO that is no address', (Config) => {
  expect(() => loadConfig(Config, { ...SERVER, MAIL_TO: 'staff' })).toThrow(
    'Bad configuration: MAIL_TO must be an email address',
  );
});
