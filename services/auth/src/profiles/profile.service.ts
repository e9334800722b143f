import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { currentLanguage, NotFoundError, OkDto, UnauthorizedError } from '@phantom/service-kit';
import { DataSource } from 'typeorm';
import { appendAccountChange } from '../accounts/account-history.js';
import { Account } from '../accounts/account.entity.js';
import { AccountService } from '../accounts/account.service.js';
import { CurrentPasswordService } from '../passwords/current-password.service.js';
import type { PresentPasswordDto } from '../passwords/password.dto.js';
import type { ClientInfo } from '../sessions/login.service.js';
import { SessionService } from '../sessions/session.service.js';
import type { ChangeProfileDto, ProfileAnswerDto } from './profile.dto.js';
import { toProfileDto, toProfileSessionDto } from './profile.mapper.js';

type PasswordProof = ClientInfo & PresentPasswordDto;

@Injectable()
export class ProfileService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: AccountService,
    private readonly sessions: SessionService,
    private readonly currentPassword: CurrentPasswordService,
  ) {}

  /** @param refreshToken marks its session as the current one */
  async read(id: number, refreshToken: string | undefined): Promise<ProfileAnswerDto> {
    const account = await this.accounts.get(id);
    const currentId = await this.sessions.findIdByToken(id, refreshToken);
    const sessions = await this.sessions.listActive(id);
    return {
      error: 0,
      list: [toProfileDto(account)],
      sessions: sessions.map((session) =>
        toProfileSessionDto(session, currentId, currentLanguage()),
      ),
    };
  }

  async change(
    id: number,
    { name }: ChangeProfileDto,
    refreshToken: string | undefined,
  ): Promise<ProfileAnswerDto> {
    await this.dataSource.transaction(async (manager) => {
      // The lock prevents that saving the row undoes a concurrent block or role change.
      const lock = { mode: 'pessimistic_write' } as const;
      const account = await manager.findOne(Account, { where: { id }, lock });
      if (!account) throw new UnauthorizedError();
      const { name: previousName } = account;
      if (previousName === name) return;
      const changes = [{ field: 'name', from: [previousName], to: [name] }];
      await appendAccountChange(manager, { account, actor: account, action: 'renamed', changes });
      account.name = name;
      await manager.save(account);
    });
    return this.read(id, refreshToken);
  }

  async endSession(accountId: number, id: string, proof: PasswordProof): Promise<OkDto> {
    await this.verify(accountId, proof);
    if (!(await this.sessions.revokeOne(accountId, id))) throw new NotFoundError();
    return new OkDto();
  }

  async endAllSessions(accountId: number, proof: PasswordProof): Promise<void> {
    await this.verify(accountId, proof);
    await this.dataSource.transaction((manager) =>
      this.sessions.revokeAll(manager, accountId, { reason: 'signed-out' }),
    );
  }

  private async verify(
    accountId: number,
    { current_password, ...client }: PasswordProof,
  ): Promise<void> {
    const account = await this.accounts.get(accountId);
    await this.currentPassword.verify(account, current_password, client);
  }
}
