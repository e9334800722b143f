import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { currentLanguage, NotFoundError, OkDto, UnauthorizedError } from '@phantom/service-kit';
import { DataSource } from 'typeorm';
import { recordChange } from '../account-change/record-change.js';
import { Account } from '../account/account.entity.js';
import { AccountService } from '../account/account.service.js';
import { profileOf } from '../account/profile-of.js';
import { deviceName } from '../session/device-name.js';
import type { PresentPasswordDto } from '../session/dto/present-password.dto.js';
import { PresentPassword } from '../session/present-password.service.js';
import { RefreshFamilyService } from '../session/refresh-family.service.js';
import type { Visitor } from '../session/session.service.js';
import type { ChangeProfileDto } from './dto/change-profile.dto.js';
import type { ProfileAnswerDto, ProfileSessionDto } from './dto/profile.dto.js';

/** Who ends sessions, with the password that proves it. */
type Prover = Visitor & PresentPasswordDto;

@Injectable()
export class ProfileService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: AccountService,
    private readonly families: RefreshFamilyService,
    private readonly present: PresentPassword,
  ) {}

  /** @param login the refresh cookie, which tells the login that asks from the others */
  async read(id: number, login: string | undefined): Promise<ProfileAnswerDto> {
    const account = await this.accounts.get(id);
    return { error: 0, list: [profileOf(account)], sessions: await this.sessionsOf(id, login) };
  }

  /** @throws UnauthorizedError where the account is there no more */
  async change(
    id: number,
    { name }: ChangeProfileDto,
    login: string | undefined,
  ): Promise<ProfileAnswerDto> {
    await this.dataSource.transaction(async (manager) => {
      // Kept from who blocks it or takes its role meanwhile: saved as it was read, it would be as before.
      const lock = { mode: 'pessimistic_write' } as const;
      const account = await manager.findOne(Account, { where: { id }, lock });
      if (!account) throw new UnauthorizedError();
      const { name: before } = account;
      if (before === name) return;
      const changes = [{ field: 'name', from: [before], to: [name] }];
      await recordChange(manager, { account, actor: account, action: 'renamed', changes });
      account.name = name;
      await manager.save(account);
    });
    return this.read(id, login);
  }

  /**
   * @throws ValidationError, TooManyRequestsError as PresentPassword does
   * @throws NotFoundError for a login of somebody else too
   */
  async endSession(accountId: number, id: string, prover: Prover): Promise<OkDto> {
    await this.prove(accountId, prover);
    if (!(await this.families.endOne(accountId, id))) throw new NotFoundError();
    return new OkDto();
  }

  /** @throws ValidationError, TooManyRequestsError as PresentPassword does */
  async endAllSessions(accountId: number, prover: Prover): Promise<void> {
    await this.prove(accountId, prover);
    await this.dataSource.transaction((manager) =>
      this.families.endAll(manager, accountId, { reason: 'signed-out' }),
    );
  }

  private async prove(accountId: number, { current_password, ...visitor }: Prover): Promise<void> {
    await this.present.prove(await this.accounts.get(accountId), current_password, visitor);
  }

  private async sessionsOf(id: number, login: string | undefined): Promise<ProfileSessionDto[]> {
    const current = await this.families.idOf(id, login);
    const families = await this.families.listOf(id);
    return families.map((family) => ({
      id: family.id,
      current: family.id === current,
      created_at: family.createdAt.toISOString(),
      last_used_at: family.rotatedAt.toISOString(),
      device: deviceName(family, currentLanguage()),
      remember: family.remember,
    }));
  }
}
