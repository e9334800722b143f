import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  currentLanguage,
  GoneError,
  ValidationError,
  wordsOf,
  type FieldErrors,
} from '@phantom/service-kit';
import { Outbox } from '@phantom/service-kit/mail';
import { DataSource, type EntityManager } from 'typeorm';
import { recordChange } from '../account-change/record-change.js';
import { AccountLinkService } from '../account-link/account-link.service.js';
import { LINK_MESSAGES } from '../account-link/link-messages.js';
import { ACCOUNT_MESSAGES } from '../account/account-messages.js';
import type { Account } from '../account/account.entity.js';
import { AccountService } from '../account/account.service.js';
import { passwordErrors } from '../account/check-password.js';
import { insertAccount, type NewAccount } from '../account/insert-account.js';
import { hashPassword } from '../account/password-hash.js';
import { KnownDeviceService } from '../login-limit/known-device.service.js';
import { MailLimitService } from '../login-limit/mail-limit.service.js';
import { accountMail } from '../mail/account-mail.js';
import type { LinkedAccountDto } from '../password/dto/set-password.dto.js';
import type { Visitor } from '../session/session.service.js';
import type { RegisterDto, RegisteredDto } from './dto/register.dto.js';

@Injectable()
export class RegistrationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: AccountService,
    private readonly links: AccountLinkService,
    private readonly devices: KnownDeviceService,
    private readonly limit: MailLimitService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Makes an account that nobody can sign in with until its address is confirmed and it has a role.
   *
   * @throws ValidationError where the address is taken, or the password will not do
   * @throws TooManyRequestsError after too many from one address
   */
  async register(form: RegisterDto, { address, device }: Visitor): Promise<RegisteredDto> {
    const isKnown = await this.devices.isKnown(device);
    await this.limit.spendSender(address, isKnown ? device : undefined);
    const { username: name, password } = form;
    const email = form.email.toLowerCase();
    const isTaken = (await this.accounts.findByEmail(email)) !== null;
    const errors = { ...(isTaken && taken()), ...passwordErrors(password, { email, name }) };
    if (Object.keys(errors).length > 0) throw new ValidationError(errors);
    const passwordHash = await hashPassword(password);
    const lang = currentLanguage();
    const { id } = await this.dataSource.transaction((manager) =>
      this.insert(manager, { email, name, passwordHash, lang }),
    );
    return { error: 0, user: { id, name, email } };
  }

  /** @throws GoneError where the link's time is over, or there never was such a link */
  async confirm(token: string): Promise<LinkedAccountDto> {
    const link = await this.links.find(token, ['confirm']);
    const { email, type } = link.usedAt
      ? await this.confirmedBefore(link.accountId)
      : await this.dataSource.transaction(async (manager) => {
          const account = await this.links.use(manager, link);
          account.emailConfirmedAt ??= new Date();
          await recordChange(manager, { account, actor: account, action: 'confirmed' });
          return manager.save(account);
        });
    return { error: 0, email, type };
  }

  private async confirmedBefore(accountId: number): Promise<Account> {
    const account = await this.accounts.get(accountId);
    if (!account.emailConfirmedAt) throw new GoneError(LINK_MESSAGES.over);
    return account;
  }

  private async insert(manager: EntityManager, values: NewAccount): Promise<Account> {
    const account = await insertAccount(manager, values);
    if (!account) throw new ValidationError(taken());
    await recordChange(manager, { account, actor: account, action: 'registered' });
    await this.outbox.addTo(manager, accountMail('confirm', account));
    return account;
  }
}

const taken = (): FieldErrors => ({
  email: [wordsOf(ACCOUNT_MESSAGES.taken, currentLanguage())],
});
