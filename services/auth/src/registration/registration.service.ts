import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Outbox } from '@phantom/outbox';
import { fieldErrors, currentLanguage, GoneError, ValidationError } from '@phantom/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { LinkedAccountDto } from '../account-links/account-link.dto.js';
import { accountLinkMail } from '../account-links/account-link.mail.js';
import { ACCOUNT_LINK_MESSAGES, ACCOUNT_MESSAGES } from '../common/messages.js';
import { AccountLinkService } from '../account-links/account-link.service.js';
import { appendAccountChange } from '../accounts/account-history.js';
import type { Account } from '../accounts/account.entity.js';
import { AccountService, insertAccount, type NewAccount } from '../accounts/account.service.js';
import { KnownDeviceService } from '../known-devices/known-device.service.js';
import { hashPassword } from '../password-hashing/password-hash.js';
import { passwordErrors } from '../passwords/password-policy.js';
import { MailRateLimiter } from '../rate-limits/mail-rate-limiter.service.js';
import type { ClientInfo } from '../sessions/login.service.js';
import type { RegisterDto, RegisteredDto } from './registration.dto.js';

@Injectable()
export class RegistrationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: AccountService,
    private readonly links: AccountLinkService,
    private readonly devices: KnownDeviceService,
    private readonly rateLimiter: MailRateLimiter,
    private readonly outbox: Outbox,
  ) {}

  /** Nobody can sign in to the new account until its address is confirmed and it has a role. */
  async register(form: RegisterDto, { address, device }: ClientInfo): Promise<RegisteredDto> {
    const isKnown = await this.devices.isKnown(device);
    await this.rateLimiter.consumeRequester(address, isKnown ? device : undefined);
    const { username: name, password } = form;
    const email = form.email.toLowerCase();
    const isTaken = (await this.accounts.findByEmail(email)) !== null;
    const errors = {
      ...(isTaken && addressTakenErrors()),
      ...passwordErrors(password, { email, name }),
    };
    if (Object.keys(errors).length > 0) throw new ValidationError(errors);
    const passwordHash = await hashPassword(password);
    const lang = currentLanguage();
    const { id } = await this.dataSource.transaction((manager) =>
      this.insert(manager, { email, name, passwordHash, lang }),
    );
    return { error: 0, user: { id, name, email } };
  }

  async confirm(token: string): Promise<LinkedAccountDto> {
    const link = await this.links.find(token, ['confirm']);
    const { email, type } = link.usedAt
      ? await this.getConfirmed(link.accountId)
      : await this.dataSource.transaction(async (manager) => {
          const account = await this.links.use(manager, link);
          account.emailConfirmedAt ??= new Date();
          await appendAccountChange(manager, { account, actor: account, action: 'confirmed' });
          return manager.save(account);
        });
    return { error: 0, email, type };
  }

  private async getConfirmed(accountId: number): Promise<Account> {
    const account = await this.accounts.get(accountId);
    if (!account.emailConfirmedAt) throw new GoneError(ACCOUNT_LINK_MESSAGES.invalid);
    return account;
  }

  private async insert(manager: EntityManager, values: NewAccount): Promise<Account> {
    const account = await insertAccount(manager, values);
    if (!account) throw new ValidationError(addressTakenErrors());
    await appendAccountChange(manager, { account, actor: account, action: 'registered' });
    await this.outbox.addMail(manager, await accountLinkMail(manager, 'confirm', account));
    return account;
  }
}

const addressTakenErrors = () => fieldErrors('email', ACCOUNT_MESSAGES.taken);
