import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  currentLanguage,
  NotFoundError,
  OkDto,
  UnprocessableError,
  type TokenUser,
} from '@phantom/service-kit';
import { Outbox } from '@phantom/service-kit/mail';
import { DataSource, type EntityManager } from 'typeorm';
import { changesBetween, recordChange } from '../account-change/record-change.js';
import { AccountLinkService } from '../account-link/account-link.service.js';
import { Account } from '../account/account.entity.js';
import { insertAccount, type NewAccount } from '../account/insert-account.js';
import { MailLimitService } from '../login-limit/mail-limit.service.js';
import { accountMail } from '../mail/account-mail.js';
import type { PersonAnswerDto } from './dto/person.dto.js';
import type { InvitePersonDto } from './dto/role.dto.js';
import { fieldFault } from './field-fault.js';
import { holdRoles } from './managers.js';
import { PEOPLE_MESSAGES } from './people-messages.js';
import { inOrder } from './rights-in-order.js';
import { personOf } from './person-of.js';

@Injectable()
export class InvitationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: AccountLinkService,
    private readonly limit: MailLimitService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Makes an account with a role, whose first password is set by the link in the mail.
   *
   * @throws ValidationError where somebody else has the address, or the rights are not for this role
   */
  async invite({ id }: TokenUser, invitation: InvitePersonDto): Promise<PersonAnswerDto> {
    const { name, type, rights = [] } = invitation;
    if (type !== 'admin' && rights.length > 0) {
      throw fieldFault('rights', PEOPLE_MESSAGES.rightsOfEmployees);
    }
    const account = await this.dataSource.transaction(async (manager) => {
      const actor = await holdRoles(manager, id);
      const email = invitation.email.toLowerCase();
      const invited = { email, name, type, rights: inOrder(rights), passwordHash: null };
      const account =
        (await insertAccount(manager, { ...invited, lang: currentLanguage() })) ??
        (await this.takePlace(manager, invited));
      const role = { type: [type], rights: account.rights };
      const changes = changesBetween({}, role);
      await recordChange(manager, { account, actor, action: 'invited', changes });
      await this.outbox.addTo(manager, accountMail('invite', account));
      return account;
    });
    return { error: 0, list: [personOf(account)] };
  }

  /**
   * Mails the invitation again, or the link that confirms the address of who has registered.
   *
   * @throws UnprocessableError where there is nothing to send any more
   * @throws TooManyRequestsError where the person got too many
   */
  async sendAgain({ id }: TokenUser, accountId: number): Promise<OkDto> {
    await this.dataSource.transaction(async (manager) => {
      const actor = await holdRoles(manager, id);
      const account = await manager.findOneBy(Account, { id: accountId });
      if (!account) throw new NotFoundError();
      if (account.blockedAt) throw new UnprocessableError(PEOPLE_MESSAGES.blocked);
      if (account.emailConfirmedAt) throw new UnprocessableError(PEOPLE_MESSAGES.signedUp);
      const purpose = account.passwordHash === null ? 'invite' : 'confirm';
      await this.limit.spendReceiver(account, purpose);
      await this.outbox.addTo(manager, accountMail(purpose, account));
      await recordChange(manager, { account, actor, action: 'invitation-sent' });
    });
    return new OkDto();
  }

  /**
   * A registration that was never confirmed is nobody's: whoever is invited takes its place, and the password of who
   * registered somebody else's address opens nothing.
   */
  private async takePlace(manager: EntityManager, invited: NewAccount): Promise<Account> {
    const account = await manager.findOneOrFail(Account, {
      where: { email: invited.email },
      lock: { mode: 'pessimistic_write' },
    });
    const { emailConfirmedAt, type, blockedAt } = account;
    if (emailConfirmedAt || type !== null || blockedAt) {
      throw fieldFault('email', PEOPLE_MESSAGES.taken);
    }
    await this.links.revoke(manager, account);
    return manager.save(Object.assign(account, invited));
  }
}
