import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { codeOf } from '../../errors/error-code.js';
import { FormConfig } from '../form-config.js';
import { Mailer } from './mailer.js';
import { Outbox } from './outbox.service.js';

/** Sends what waits in the outbox, behind the answers; any number of processes may. */
@Injectable()
export class MailWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(MailWorker.name);
  private mailer?: Mailer;
  private timer?: NodeJS.Timeout;
  private round: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(
    private readonly config: FormConfig,
    private readonly outbox: Outbox,
  ) {}

  onApplicationBootstrap(): void {
    const { smtpUrl, mailFrom, mailTo } = this.config;
    if (!smtpUrl || !mailFrom || !mailTo) {
      this.logger.log(
        'SMTP_URL is not set: what forms send in is stored, and nobody is told by mail',
      );
      return;
    }
    this.mailer = new Mailer({ smtpUrl, from: mailFrom, to: mailTo });
    this.schedule(0);
  }

  /** The mail under way goes out first: its lease would delay it. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.round;
    this.mailer?.close();
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

  /** @returns whether to go on: not while the server takes none */
  private async sendNext(): Promise<boolean> {
    const mail = await this.outbox.take();
    if (!mail || !this.mailer) return false;
    try {
      await this.mailer.send(mail);
    } catch (error) {
      const seconds = Math.round((await this.outbox.failed(mail)) / 1000);
      // The server's own words may name people.
      const reason = codeOf(error) || 'unknown';
      this.logger.warn({ msg: 'a mail could not be sent', mail: mail.id, reason, again: seconds });
      return false;
    }
    await this.outbox.sent(mail);
    this.logger.log({ msg: 'a mail was sent', mail: mail.id, attempts: mail.attempts });
    return true;
  }
}
