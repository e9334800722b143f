import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  currentLanguage,
  UnauthorizedError,
  ValidationError,
  wordsOf,
  type MessageDto,
} from '@phantom/service-kit';
import { DataSource } from 'typeorm';
import { recordChange } from '../account-change/record-change.js';
import { AccountLinkService } from '../account-link/account-link.service.js';
import { Account } from '../account/account.entity.js';
import { AccountService } from '../account/account.service.js';
import { passwordErrors } from '../account/check-password.js';
import { hashPassword } from '../account/password-hash.js';
import { PASSWORD_MESSAGES } from '../account/password-messages.js';
import { PresentPassword } from '../session/present-password.service.js';
import { RefreshFamilyService } from '../session/refresh-family.service.js';
import type { Visitor } from '../session/session.service.js';
import type { ChangePasswordDto } from './dto/change-password.dto.js';
import { PasswordNotice } from './password-notice.service.js';

@Injectable()
export class PasswordService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: AccountService,
    private readonly present: PresentPassword,
    private readonly links: AccountLinkService,
    private readonly families: RefreshFamilyService,
    private readonly notice: PasswordNotice,
  ) {}

  /**
   * @param visitor with the refresh cookie of the login that goes on
   * @throws ValidationError where the present password is wrong, or the new one will not do
   * @throws TooManyRequestsError after too many wrong ones: they count as failures to sign in
   */
  async change(
    id: number,
    { current_password, password }: ChangePasswordDto,
    { address, device, login }: Visitor & { login?: string },
  ): Promise<MessageDto> {
    const account = await this.accounts.get(id);
    await this.present.prove(account, current_password, { address, device });
    const errors =
      password === current_password
        ? { password: [wordsOf(PASSWORD_MESSAGES.same, currentLanguage())] }
        : passwordErrors(password, account);
    if (errors['password']) throw new ValidationError(errors);
    const passwordHash = await hashPassword(password);
    const current = await this.families.idOf(id, login);
    await this.dataSource.transaction(async (manager) => {
      // Another password was set since this one was proven: it is not the present one any more.
      const { passwordHash: proven } = account;
      const { affected } = await manager.update(
        Account,
        { id, passwordHash: proven },
        { passwordHash },
      );
      if (!affected) throw new UnauthorizedError();
      await this.links.revoke(manager, account, ['reset']);
      await this.families.endAll(manager, id, { reason: 'password-changed', except: current });
      await recordChange(manager, { account, actor: account, action: 'password-changed' });
      await this.notice.add(manager, account);
    });
    return { error: 0, message: wordsOf(PASSWORD_MESSAGES.changed, currentLanguage()) };
  }
}
