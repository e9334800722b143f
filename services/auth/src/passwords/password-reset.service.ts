import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Outbox } from '@phantom/outbox';
import {
  currentLanguage,
  type MessageDto,
  ValidationError,
  withoutDeadline,
} from '@phantom/service-kit';
import { DataSource } from 'typeorm';
import { accountLinkMail } from '../account-links/account-link.mail.js';
import { AccountLinkService } from '../account-links/account-link.service.js';
import { appendAccountChange } from '../accounts/account-history.js';
import { AccountService } from '../accounts/account.service.js';
import { KnownDeviceService } from '../known-devices/known-device.service.js';
import { hashPassword } from '../password-hashing/password-hash.js';
import { MailRateLimiter } from '../rate-limits/mail-rate-limiter.service.js';
import { LoginService, type ClientInfo } from '../sessions/login.service.js';
import { SessionService, type IssuedRefreshToken } from '../sessions/session.service.js';
import { PasswordNoticeService } from './password-notice.service.js';
import { passwordErrors } from './password-policy.js';
import {
  PASSWORD_PURPOSES,
  type PasswordLinkDto,
  type PasswordPurpose,
  type PasswordSetDto,
  type SetPasswordDto,
} from './password.dto.js';
import { PASSWORD_MESSAGES } from '../common/messages.js';

interface PasswordSetResult {
  response: PasswordSetDto;
  device: string;
  /** Only when the first password starts a session. */
  refreshToken?: IssuedRefreshToken;
}

/** Sets passwords by mailed links: a new password after a reset, or the first password after an invitation. */
@Injectable()
export class PasswordResetService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(PasswordResetService.name);
  private readonly pendingMails = new Set<Promise<void>>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: AccountService,
    private readonly links: AccountLinkService,
    private readonly sessions: SessionService,
    private readonly logins: LoginService,
    private readonly devices: KnownDeviceService,
    private readonly rateLimiter: MailRateLimiter,
    private readonly outbox: Outbox,
    private readonly notice: PasswordNoticeService,
  ) {}

  /** Waits for the mails that were promised in responses. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.pendingMails);
  }

  /** Responds before it looks for an account, so that neither text nor time reveal whether an account exists. */
  async requestLink(email: string, { address, device }: ClientInfo): Promise<MessageDto> {
    const isKnown = await this.devices.isKnown(device);
    await this.rateLimiter.consumeRequester(address, isKnown ? device : undefined);
    const mail = withoutDeadline(() => this.mailLink(email))
      .catch((error: unknown) => this.logger.error(error))
      .finally(() => this.pendingMails.delete(mail));
    this.pendingMails.add(mail);
    return { error: 0, message: PASSWORD_MESSAGES.linkSent(currentLanguage()) };
  }

  async describeLink(token: string): Promise<PasswordLinkDto> {
    const { account, purpose } = await this.findLink(token);
    return { error: 0, purpose, email: account.email, name: account.name };
  }

  /**
   * A first password signs the person in. A reset does not, because a stranger may have requested its link.
   *
   * The person gets a new device cookie. Otherwise earlier wrong guesses could keep the person from signing in with the new
   * password.
   */
  async setPassword(
    { token, password }: SetPasswordDto,
    userAgent?: string,
  ): Promise<PasswordSetResult> {
    const { account: person, link } = await this.findLink(token);
    const errors = passwordErrors(password, person);
    if (errors['password']) throw new ValidationError(errors);
    const passwordHash = await hashPassword(password);
    const { account, isFirst } = await this.dataSource.transaction(async (manager) => {
      const account = await this.links.use(manager, link);
      const isFirst = account.passwordHash === null;
      account.passwordHash = passwordHash;
      // The link was mailed to this address.
      account.emailConfirmedAt ??= new Date();
      await manager.save(account);
      await this.links.revoke(manager, account);
      await this.sessions.revokeAll(manager, account.id, { reason: 'password-changed' });
      await this.devices.removeAll(manager, account.id);
      await appendAccountChange(manager, { account, actor: account, action: 'password-set' });
      if (!isFirst) await this.notice.send(manager, account);
      return { account, isFirst };
    });
    await this.rateLimiter.resetRecipient(account, 'reset');
    const maySignIn = isFirst && account.type !== null && !account.blockedAt;
    // Load the account again: the change raised its permission version, and tokens of the old version are refused.
    const login = maySignIn
      ? await this.logins.startSession(await this.accounts.get(account.id), { userAgent })
      : undefined;
    const { email, type } = account;
    return {
      response: { error: 0, email, type, session: login?.response ?? null },
      device: await this.devices.add(account),
      refreshToken: login?.refreshToken,
    };
  }

  private async findLink(token: string) {
    const link = await this.links.find(token, PASSWORD_PURPOSES);
    const account = await this.accounts.get(link.accountId);
    return { link, account, purpose: link.purpose as PasswordPurpose };
  }

  private async mailLink(email: string): Promise<void> {
    const account = await this.accounts.findByEmail(email);
    if (!account || account.blockedAt) return;
    if (!(await this.rateLimiter.tryConsumeRecipient(account, 'reset'))) return;
    const { manager } = this.dataSource;
    await this.outbox.addMail(manager, await accountLinkMail(manager, 'reset', account));
  }
}
