import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { currentLanguage, ValidationError, wordsOf, type MessageDto } from '@phantom/service-kit';
import { Outbox } from '@phantom/service-kit/mail';
import { DataSource } from 'typeorm';
import { recordChange } from '../account-change/record-change.js';
import { AccountLinkService } from '../account-link/account-link.service.js';
import type { Account } from '../account/account.entity.js';
import { AccountService } from '../account/account.service.js';
import { passwordErrors } from '../account/check-password.js';
import { hashPassword } from '../account/password-hash.js';
import { PASSWORD_MESSAGES } from '../account/password-messages.js';
import { KnownDeviceService } from '../login-limit/known-device.service.js';
import { MailLimitService } from '../login-limit/mail-limit.service.js';
import { accountMail } from '../mail/account-mail.js';
import { RefreshFamilyService, type Renewal } from '../session/refresh-family.service.js';
import { SessionService, type Visitor } from '../session/session.service.js';
import { AfterAnswer } from './after-answer.service.js';
import {
  PASSWORD_PURPOSES,
  type PasswordLinkDto,
  type PasswordPurpose,
} from './dto/password-link.dto.js';
import type { PasswordSetDto, SetPasswordDto } from './dto/set-password.dto.js';
import { PasswordNotice } from './password-notice.service.js';

interface PasswordSet {
  answer: PasswordSetDto;
  /** The cookie by which the device is known from now on. */
  device: string;
  /** Of the session that a first password begins. */
  renewal?: Renewal;
}

/** Sets passwords by links that go to the account's address: new ones, and the first of who was invited. */
@Injectable()
export class ForgottenPasswordService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: AccountService,
    private readonly links: AccountLinkService,
    private readonly families: RefreshFamilyService,
    private readonly sessions: SessionService,
    private readonly devices: KnownDeviceService,
    private readonly limit: MailLimitService,
    private readonly outbox: Outbox,
    private readonly afterAnswer: AfterAnswer,
    private readonly notice: PasswordNotice,
  ) {}

  /** Until it answers, it does the same for every address: neither words nor time tell who has an account. */
  async ask(email: string, { address, device }: Visitor): Promise<MessageDto> {
    const isKnown = await this.devices.isKnown(device);
    await this.limit.spendSender(address, isKnown ? device : undefined);
    this.afterAnswer.do(() => this.mail(email));
    return { error: 0, message: wordsOf(PASSWORD_MESSAGES.linkSent, currentLanguage()) };
  }

  /** @throws GoneError where nothing can be done with the link */
  async look(token: string): Promise<PasswordLinkDto> {
    const { account, purpose } = await this.open(token);
    return { error: 0, purpose, email: account.email, name: account.name };
  }

  /**
   * A first password signs the person in: the link has proven what the password would prove again. A reset does not:
   * its link may have been asked for by a stranger.
   *
   * @returns also the cookie by which the device is known from now on: whoever guessed at the password before, the
   * person or a stranger, may have used up every other count, and the mailbox proves as much as a login does
   * @throws GoneError where nothing can be done with the link
   * @throws ValidationError where the password will not do; the link can be used still
   */
  async set({ token, password }: SetPasswordDto, userAgent?: string): Promise<PasswordSet> {
    const { account: person, link } = await this.open(token);
    const errors = passwordErrors(password, person);
    if (errors['password']) throw new ValidationError(errors);
    const passwordHash = await hashPassword(password);
    const { account, isFirst } = await this.dataSource.transaction(async (manager) => {
      const account = await this.links.use(manager, link);
      const isFirst = account.passwordHash === null;
      account.passwordHash = passwordHash;
      // The link was in the mailbox of that address.
      account.emailConfirmedAt ??= new Date();
      await manager.save(account);
      await this.links.revoke(manager, account);
      await this.families.endAll(manager, account.id, { reason: 'password-changed' });
      await this.devices.forgetAll(manager, account.id);
      await recordChange(manager, { account, actor: account, action: 'password-set' });
      if (!isFirst) await this.notice.add(manager, account);
      return { account, isFirst };
    });
    await this.limit.forget(account, 'reset');
    const mayEnter = isFirst && account.type !== null && !account.blockedAt;
    // Read anew: the change has made a new permission version, and tokens of the one before are refused.
    const session = mayEnter
      ? await this.sessions.begin(await this.accounts.get(account.id), { userAgent })
      : undefined;
    const { email, type } = account;
    return {
      answer: { error: 0, email, type, session: session?.answer ?? null },
      device: await this.devices.add(account),
      renewal: session?.renewal,
    };
  }

  private async open(token: string) {
    const link = await this.links.find(token, PASSWORD_PURPOSES);
    const account = await this.accounts.get(link.accountId);
    return { link, account, purpose: link.purpose as PasswordPurpose };
  }

  private async mail(email: string): Promise<void> {
    const account: Account | null = await this.accounts.findByEmail(email);
    if (!account || account.blockedAt) return;
    if (!(await this.limit.mayReceive(account, 'reset'))) return;
    await this.outbox.addTo(this.dataSource.manager, accountMail('reset', account));
  }
}
