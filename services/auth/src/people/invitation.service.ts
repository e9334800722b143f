import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Outbox } from '@phantom/outbox';
import {
  fieldError,
  currentLanguage,
  NotFoundError,
  OkDto,
  type TokenUser,
  UnprocessableError,
} from '@phantom/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { accountLinkMail } from '../account-links/account-link.mail.js';
import { AccountLinkService } from '../account-links/account-link.service.js';
import { appendAccountChange, diffFields } from '../accounts/account-history.js';
import { Account } from '../accounts/account.entity.js';
import { insertAccount, type NewAccount } from '../accounts/account.service.js';
import { MailRateLimiter } from '../rate-limits/mail-rate-limiter.service.js';
import type { InvitePersonDto, PersonAnswerDto } from './people.dto.js';
import { toPersonDto } from './people.mapper.js';
import { PEOPLE_MESSAGES } from '../common/messages.js';
import { lockRoles, sortRights } from './roles.js';

@Injectable()
export class InvitationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: AccountLinkService,
    private readonly rateLimiter: MailRateLimiter,
    private readonly outbox: Outbox,
  ) {}

  /** Creates an account with a role. The person sets the first password by the link in the mail. */
  async invite({ id: actorId }: TokenUser, invitation: InvitePersonDto): Promise<PersonAnswerDto> {
    const { name, type, rights = [] } = invitation;
    if (type !== 'admin' && rights.length > 0) {
      throw fieldError('rights', PEOPLE_MESSAGES.rightsOfEmployees);
    }
    const account = await this.dataSource.transaction(async (manager) => {
      const actor = await lockRoles(manager, actorId);
      const email = invitation.email.toLowerCase();
      const values = { email, name, type, rights: sortRights(rights), passwordHash: null };
      const account =
        (await insertAccount(manager, { ...values, lang: currentLanguage() })) ??
        (await this.replaceUnconfirmed(manager, values));
      const changes = diffFields({}, { type: [type], rights: account.rights });
      await appendAccountChange(manager, { account, actor, action: 'invited', changes });
      await this.outbox.addMail(manager, await accountLinkMail(manager, 'invite', account));
      return account;
    });
    return { error: 0, list: [toPersonDto(account)] };
  }

  /** Mails the invitation again, or the confirmation link of a registered person. */
  async sendAgain({ id: actorId }: TokenUser, accountId: number): Promise<OkDto> {
    await this.dataSource.transaction(async (manager) => {
      const actor = await lockRoles(manager, actorId);
      const account = await manager.findOneBy(Account, { id: accountId });
      if (!account) throw new NotFoundError();
      if (account.blockedAt) throw new UnprocessableError(PEOPLE_MESSAGES.blocked);
      if (account.emailConfirmedAt) throw new UnprocessableError(PEOPLE_MESSAGES.signedUp);
      const purpose = account.passwordHash === null ? 'invite' : 'confirm';
      await this.rateLimiter.consumeRecipient(account, purpose);
      await this.outbox.addMail(manager, await accountLinkMail(manager, purpose, account));
      await appendAccountChange(manager, { account, actor, action: 'invitation-sent' });
    });
    return new OkDto();
  }

  /**
   * An unconfirmed registration does not prove who owns the address. So an invitation replaces it, and its password becomes
   * invalid.
   */
  private async replaceUnconfirmed(manager: EntityManager, values: NewAccount): Promise<Account> {
    const account = await manager.findOneOrFail(Account, {
      where: { email: values.email },
      lock: { mode: 'pessimistic_write' },
    });
    const { emailConfirmedAt, type, blockedAt } = account;
    if (emailConfirmedAt || type !== null || blockedAt) {
      throw fieldError('email', PEOPLE_MESSAGES.taken);
    }
    await this.links.revoke(manager, account);
    return manager.save(Object.assign(account, values));
  }
}
