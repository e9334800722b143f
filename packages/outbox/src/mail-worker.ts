import { setTimeout as delay } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  Optional,
} from '@nestjs/common';
import { codeOf, escapeHtml, ProcessConfig } from '@phantom/service-kit';
import { Gauge } from 'prom-client';
import { DemoMailer, Mailer, type MailTransport, type WrittenMail } from './mailer.js';
import { MailingRecipients } from './mailings/mailing-recipients.js';
import { type AcquiredMail, Mailings } from './mailings/mailings.service.js';
import type { OutboxMail } from './outbox-mail.entity.js';
import { MailConfig } from './outbox.config.js';
import { LEASE, MailLinks, Outbox, type OutboxState } from './outbox.service.js';

/** Milliseconds between two attempts to record a mail. */
const RECORD_INTERVAL = 500;

/** Sends the mails of the outbox in the background; several processes may do so at once. */
@Injectable()
export class MailWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(MailWorker.name);
  private transport?: MailTransport;
  private timer?: NodeJS.Timeout;
  private round: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(
    private readonly config: MailConfig,
    private readonly processConfig: ProcessConfig,
    private readonly outbox: Outbox,
    private readonly mailings: Mailings,
    @Optional() @Inject(MailLinks) private readonly links?: MailLinks,
    @Optional() @Inject(MailingRecipients) private readonly recipients?: MailingRecipients,
  ) {}

  onApplicationBootstrap(): void {
    observeOutbox(() => this.outbox.state());
    this.transport = this.openTransport();
    if (this.transport) this.schedule(0);
    else this.logger.log('SMTP_URL is not set: nobody is told by mail, and mails wait here');
  }

  /** Finishes the current mail: otherwise its lease would delay it. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.idle();
    this.transport?.close();
  }

  /** Resolves when the current mails are sent. */
  async idle(): Promise<void> {
    await this.round;
  }

  private openTransport(): MailTransport | undefined {
    const { smtpUrl, mailFrom: from, mailTo: staff } = this.config;
    if (smtpUrl && from) return new Mailer({ smtpUrl, from, staff });
    return this.processConfig.demoMode && this.links ? new DemoMailer() : undefined;
  }

  private schedule(delay: number): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.round = this.run().finally(() => this.schedule(this.config.mailInterval));
    }, delay);
  }

  private async run(): Promise<void> {
    try {
      // A mail to one person never waits for more than one mail of a mailing.
      while (!this.isStopped && ((await this.sendNext()) ?? (await this.sendNextOfMailing())));
    } catch (error) {
      this.logger.error(error);
    }
  }

  /** @returns whether to continue: not while the mail server refuses mails; undefined where no mail is due */
  private async sendNext(): Promise<boolean | undefined> {
    if (!this.transport) return undefined;
    const mail = await this.outbox.acquireNext(this.transport);
    if (!mail) return undefined;
    const written = await this.written(mail);
    try {
      if (written) await this.transport.send(written);
    } catch (error) {
      const seconds = Math.round((await this.outbox.postpone(mail)) / 1000);
      this.logFailure(mail, error, seconds);
      return false;
    }
    await this.record(() => this.outbox.remove(mail));
    const msg = written ? 'a mail was sent' : 'a mail was dropped: what it was about is over';
    this.logger.log({ msg, mail: mail.id, attempts: mail.attempts });
    return true;
  }

  private logFailure({ id: mail }: { id: string }, error: unknown, again?: number): void {
    // The server's message may name people.
    const reason = codeOf(error) || 'unknown';
    this.logger.warn({ msg: 'a mail could not be sent', mail, reason, again });
  }

  /** Like `sendNext`, for mailings. */
  private async sendNextOfMailing(): Promise<boolean | undefined> {
    const { recipients, transport } = this;
    if (!recipients || !transport) return undefined;
    const mail = await this.mailings.acquireNext();
    if (!mail) return undefined;
    try {
      const written = await writtenForRecipient(mail, recipients);
      if (!written) return await this.mailings.settle(mail, 'dropped');
      await transport.send(written);
    } catch (error) {
      if (!isPermanent(error)) {
        this.logFailure(mail, error, Math.round((await this.mailings.postpone(mail)) / 1000));
        return false;
      }
      this.logFailure(mail, error);
      if (isUnknownAddress(error)) await recipients.refuse(mail.mailing, mail.recipientId);
      return this.mailings.settle(mail, 'failed');
    }
    await this.record(() => this.mailings.settle(mail, 'sent'));
    return true;
  }

  /**
   * Records that the mail server has accepted a mail. Until then the mail is due again when its lease ends, so a database that
   * does not respond is asked for as long as the lease.
   */
  private async record(save: () => Promise<unknown>): Promise<void> {
    const end = Date.now() + LEASE;
    for (;;) {
      try {
        await save();
        return;
      } catch (error) {
        if (this.isStopped || Date.now() > end) throw error;
        this.logger.warn({ msg: 'a sent mail could not be recorded', reason: codeOf(error) });
        await delay(RECORD_INTERVAL);
      }
    }
  }

  /** @returns undefined where the mail must not be sent any more */
  private async written(mail: OutboxMail): Promise<WrittenMail | undefined> {
    if (mail.linkFor === null) return mail;
    const link = await this.links?.make(mail.linkFor, mail.createdAt);
    return link === undefined ? undefined : { ...mail, link, ...filledIn(mail, { link }) };
  }
}

async function writtenForRecipient(
  { id, mailing, recipientId, ...mail }: AcquiredMail,
  recipients: MailingRecipients,
): Promise<WrittenMail | undefined> {
  const prepared = await recipients.prepare(mailing, recipientId);
  if (!prepared) return undefined;
  const { address, links, headers, content = mail.content } = prepared;
  if (!content) throw new Error('The mail of a mailing has no text');
  const { subject, text, html } = content;
  return {
    ...{ id, toName: null, toAddress: address, replyName: null, replyAddress: null, headers },
    subject,
    link: links['leave'],
    ...filledIn({ text, html }, links),
  };
}

/** Puts links in their places: `{link}`, `{leave}` and so on. */
function filledIn(
  { text, html }: Pick<OutboxMail, 'text' | 'html'>,
  links: Readonly<Record<string, string>>,
): Pick<OutboxMail, 'text' | 'html'> {
  const fill = (part: string, encode: (link: string) => string) =>
    Object.entries(links).reduce(
      (filled, [name, link]) => filled.replaceAll(`{${name}}`, () => encode(link)),
      part,
    );
  return { text: fill(text, (link) => link), html: html === null ? null : fill(html, escapeHtml) };
}

/** Of errors of nodemailer. */
interface SmtpError {
  responseCode?: number;
  command?: string;
}

/** The server will never accept the mail (RFC 5321, 4.2.1). A server that refuses the sender refuses every mail: that is retried. */
const isPermanent = (error: unknown): boolean => {
  const { responseCode = 0, command = '' } = error as SmtpError;
  return responseCode >= 550 && responseCode < 560 && /^(RCPT TO|DATA)$/.test(command);
};

const isUnknownAddress = (error: unknown): boolean => (error as SmtpError).command === 'RCPT TO';

let stateOf: (() => Promise<OutboxState>) | undefined;

const oldest = new Gauge({
  name: 'phantom_outbox_oldest_seconds',
  help: 'For how long the first of them has waited',
});

new Gauge({
  name: 'phantom_outbox_mails',
  help: 'Mails that have not gone out yet',
  async collect() {
    const state = await stateOf?.().catch(() => undefined);
    // A database that does not respond is reported elsewhere.
    if (!state) return;
    this.set(state.waiting);
    oldest.set(state.oldest);
  },
});

/** Reads the state of the outbox at each scrape. */
const observeOutbox = (ask: () => Promise<OutboxState>): void => {
  stateOf = ask;
};
