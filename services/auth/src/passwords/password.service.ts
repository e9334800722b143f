import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  fieldErrors,
  currentLanguage,
  UnauthorizedError,
  ValidationError,
  type MessageDto,
} from '@phantom/service-kit';
import { DataSource } from 'typeorm';
import { AccountLinkService } from '../account-links/account-link.service.js';
import { appendAccountChange } from '../accounts/account-history.js';
import { Account } from '../accounts/account.entity.js';
import { AccountService } from '../accounts/account.service.js';
import { hashPassword } from '../password-hashing/password-hash.js';
import type { ClientInfo } from '../sessions/login.service.js';
import { SessionService } from '../sessions/session.service.js';
import { CurrentPasswordService } from './current-password.service.js';
import { PasswordNoticeService } from './password-notice.service.js';
import { passwordErrors } from './password-policy.js';
import type { ChangePasswordDto } from './password.dto.js';
import { PASSWORD_MESSAGES } from '../common/messages.js';

@Injectable()
export class PasswordService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: AccountService,
    private readonly currentPassword: CurrentPasswordService,
    private readonly links: AccountLinkService,
    private readonly sessions: SessionService,
    private readonly notice: PasswordNoticeService,
  ) {}

  /** Revokes all sessions except the one of the refresh token. */
  async change(
    id: number,
    { current_password, password }: ChangePasswordDto,
    { address, device, refreshToken }: ClientInfo & { refreshToken?: string },
  ): Promise<MessageDto> {
    const account = await this.accounts.get(id);
    await this.currentPassword.verify(account, current_password, { address, device });
    const errors =
      password === current_password
        ? fieldErrors('password', PASSWORD_MESSAGES.same)
        : passwordErrors(password, account);
    if (errors['password']) throw new ValidationError(errors);
    const passwordHash = await hashPassword(password);
    const currentSession = await this.sessions.findIdByToken(id, refreshToken);
    await this.dataSource.transaction(async (manager) => {
      // The verified hash is part of the condition: a concurrent request may have changed the password.
      const { passwordHash: verifiedHash } = account;
      const { affected } = await manager.update(
        Account,
        { id, passwordHash: verifiedHash },
        { passwordHash },
      );
      if (!affected) throw new UnauthorizedError();
      await this.links.revoke(manager, account, ['reset']);
      const cause = { reason: 'password-changed', except: currentSession } as const;
      await this.sessions.revokeAll(manager, id, cause);
      await appendAccountChange(manager, { account, actor: account, action: 'password-changed' });
      await this.notice.send(manager, account);
    });
    return { error: 0, message: PASSWORD_MESSAGES.changed(currentLanguage()) };
  }
}
