import { Logger } from '@nestjs/common';
import type { MailTransport, WrittenMail } from './mailer.js';

/** Stands in for a mail server in demo mode: whoever tries the product finds the link in the log. */
export class DemoMailer implements MailTransport {
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
