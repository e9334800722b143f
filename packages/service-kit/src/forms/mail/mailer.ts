import { createTransport, type Transporter } from 'nodemailer';
import type { OutboxMail } from './outbox-mail.entity.js';

export interface MailSettings {
  smtpUrl: string;
  from: string;
  to: string;
}

/** Milliseconds, each; a try of all of them ends well before another process may take the mail over. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Hands mails to the SMTP server. */
export class Mailer {
  private readonly transport: Transporter;

  constructor(private readonly settings: MailSettings) {
    this.transport = createTransport({
      url: settings.smtpUrl,
      ...TIMEOUTS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** Resolves when the server has taken the mail. */
  async send({ id, replyName, replyAddress, subject, text }: OutboxMail): Promise<void> {
    const { from, to } = this.settings;
    await this.transport.sendMail({
      from,
      to,
      replyTo: { name: replyName, address: replyAddress },
      messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
      // So that no vacation notice goes to the visitor.
      headers: { 'Auto-Submitted': 'auto-generated' },
      subject,
      text,
    });
  }

  close(): void {
    this.transport.close();
  }
}
