import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  Optional,
} from '@nestjs/common';
import { codeOf, ProcessConfig } from '@phantom/service-kit';
import { Gauge } from 'prom-client';
import { DemoMailer, Mailer, type MailTransport, type WrittenMail } from './mailer.js';
import type { OutboxMail } from './outbox-mail.entity.js';
import { MailConfig } from './outbox.config.js';
import { MailLinks, Outbox, type OutboxState } from './outbox.service.js';

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
    @Optional() @Inject(MailLinks) private readonly links?: MailLinks,
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
    await this.round;
    this.transport?.close();
  }

  private openTransport(): MailTransport | undefined {
    const { smtpUrl, mailFrom: from, mailTo: staff } = this.config;
    if (smtpUrl && from) return new Mailer({ smtpUrl, from, staff });
    // Notices to the staff are not logged: their content is stored elsewhere.
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
      while (!this.isStopped && (await this.sendNext()));
    } catch (error) {
      this.logger.error(error);
    }
  }

  /** @returns whether to continue: not while the mail server refuses mails */
  private async sendNext(): Promise<boolean> {
    const mail = await this.outbox.acquireNext();
    if (!mail || !this.transport) return false;
    const written = await this.written(mail);
    try {
      if (written) await this.transport.send(written);
    } catch (error) {
      const seconds = Math.round((await this.outbox.postpone(mail)) / 1000);
      // The server's message may name people.
      const reason = codeOf(error) || 'unknown';
      this.logger.warn({ msg: 'a mail could not be sent', mail: mail.id, reason, again: seconds });
      return false;
    }
    await this.outbox.remove(mail);
    const msg = written ? 'a mail was sent' : 'a mail was dropped: what it was about is over';
    this.logger.log({ msg, mail: mail.id, attempts: mail.attempts });
    return true;
  }

  /** @returns undefined where the mail must not be sent any more */
  private async written(mail: OutboxMail): Promise<WrittenMail | undefined> {
    if (mail.linkFor === null) return mail;
    const link = await this.links?.make(mail.linkFor, mail.createdAt);
    return link === undefined
      ? undefined
      : { ...mail, link, text: mail.text.replaceAll('{link}', () => link) };
  }
}

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
