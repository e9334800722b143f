import { mailParts, until } from '@phantom/service-kit/testing';
import { startMailServer } from '@phantom/service-kit/testing/mail-server';
import { authApp, type AuthApp } from './auth-app.js';

/** The service with a mail server, which collects the mails. */
export async function mailingApp() {
  const server = await startMailServer();
  const auth = await authApp({
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    MAIL_FROM: 'site@phantom-partners.example',
    MAIL_INTERVAL: '20',
    PUBLIC_ORIGIN: 'https://phantom.example.com',
  });
  const close = async () => {
    await auth.close();
    await server.close();
  };
  /** The mails to an address, in the order in which they came. */
  const received = (address: string) =>
    server.received.filter((mail) => mail.includes(`<${address}>`)).map(mailParts);
  const mailsTo = (address: string) => received(address).map(({ text }) => text);
  return { ...auth, close, received, mailsTo };
}

export type MailingApp = Awaited<ReturnType<typeof mailingApp>>;

/** Waits until the address has received `count` mails. @returns the last one */
export async function mailTo(auth: MailingApp, address: string, count = 1): Promise<string> {
  const mails = await until(
    () => auth.mailsTo(address),
    ({ length }) => length >= count,
  );
  return mails.at(-1) ?? '';
}

export const linkIn = (mail: string): URL => new URL(/https:\S+/.exec(mail)?.[0] ?? '');

export const tokenIn = (mail: string): string => linkIn(mail).hash.replace('#token=', '');

/** Requests a reset link. @returns its token */
export async function resetToken(auth: MailingApp, email: string): Promise<string> {
  // A notice of a password change may arrive in the meantime.
  await waitForOutbox(auth);
  const { length } = auth.mailsTo(email);
  await auth.call('POST', 'forget-pwd', { email });
  return tokenIn(await mailTo(auth, email, length + 1));
}

/** Makes all links expire this many minutes earlier. */
export const passTime = (auth: AuthApp, minutes: number) =>
  auth.dataSource.query(
    `UPDATE account_link SET expires_at = expires_at - interval '${minutes} minutes'`,
  );

/** Waits until the outbox is empty. */
export async function waitForOutbox(auth: AuthApp): Promise<void> {
  await until(async () => (await auth.dataSource.query('SELECT 1 FROM outbox_mail')).length === 0);
}
