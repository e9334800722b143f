import { Logger } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type { OutboxMail } from './outbox-mail.entity.js';

export interface MailSettings {
  smtpUrl: string;
  from: string;
  /** The address of mails to the staff. */
  staff?: string;
}

/** A mail whose links, if any, are in its text. */
export interface WrittenMail extends Pick<
  OutboxMail,
  'id' | 'toName' | 'toAddress' | 'replyName' | 'replyAddress' | 'subject' | 'text' | 'html'
> {
  calendar?: string | null;
  link?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Delivers mails. */
export interface MailTransport {
  /** Resolves when the mail server has accepted the mail. */
  send: (mail: WrittenMail) => Promise<void>;
  close: () => void;
  /** Leaves notices to the staff in the outbox. */
  skipsNotices?: true;
}

/** Milliseconds each. Together they end well before the lease of a mail. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends mails to the SMTP server. */
export class Mailer implements MailTransport {
  private readonly transport: Transporter;

  constructor(private readonly settings: MailSettings) {
    this.transport = createTransport({
      url: settings.smtpUrl,
      ...TIMEOUTS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ id, subject, text, html, calendar, headers, ...mail }: WrittenMail): Promise<void> {
    const { from, staff } = this.settings;
    await this.transport.sendMail({
      from,
      to: mailbox(mail.toName, mail.toAddress) ?? staff,
      replyTo: mailbox(mail.replyName, mail.replyAddress),
      messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
      // Prevents automatic replies.
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      subject,
      text,
      html: html ?? undefined,
      icalEvent: calendar ? calendarFile(calendar) : undefined,
    });
  }

  close(): void {
    this.transport.close();
  }
}

/** Mail programs offer the event by the method of the part, which must be that of the file (RFC 6047). */
const calendarFile = (content: string) => ({
  ...{ content, filename: 'event.ics' },
  method: /^METHOD:(\w+)/m.exec(content)?.[1],
});

const mailbox = (name: string | null, address: string | null) =>
  address === null ? undefined : { name: name ?? '', address };

/** Replaces the mail server in demo mode: it logs the link. */
export class DemoMailer implements MailTransport {
  /** They are not logged: their content is stored elsewhere. */
  readonly skipsNotices = true;
  private readonly logger = new Logger(DemoMailer.name);

  send({ toAddress, subject, link }: WrittenMail): Promise<void> {
    const line = `No SMTP_URL, so not mailed to ${toAddress}: "${subject}"`;
    this.logger.log(link === undefined ? line : `${line} ${link}`);
    return Promise.resolve();
  }

  close(): void {
    // Nothing is open.
  }
}
