import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  fieldError,
  NotFoundError,
  StaleError,
  UnprocessableError,
  type TokenUser,
} from '@phantom/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountLinkService } from '../account-links/account-link.service.js';
import type { AccountAction } from '../accounts/account-change.entity.js';
import { appendAccountChange, diffFields } from '../accounts/account-history.js';
import { Account } from '../accounts/account.entity.js';
import { SessionService } from '../sessions/session.service.js';
import type { ChangePersonDto, PersonAnswerDto } from './people.dto.js';
import { toPersonDto } from './people.mapper.js';
import { PEOPLE_MESSAGES } from '../common/messages.js';
import { isLastManager, lockRoles, sortRights } from './roles.js';

@Injectable()
export class RoleService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly links: AccountLinkService,
  ) {}

  async change(
    { id: actorId }: TokenUser,
    accountId: number,
    change: ChangePersonDto,
  ): Promise<PersonAnswerDto> {
    const account = await this.dataSource.transaction(async (manager) => {
      const actor = await lockRoles(manager, actorId);
      const account = await manager.findOne(Account, {
        where: { id: accountId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!account) throw new NotFoundError();
      if (account.version !== change.version) throw new StaleError(toPersonDto(account));
      const before = manager.create(Account, { ...account });
      apply(account, change);
      refuseUnconfirmed(before, account);
      if (actor.id === account.id) await refuseOwnLoss(manager, account);
      return this.save(manager, { actor, before, account });
    });
    return { error: 0, list: [toPersonDto(account)] };
  }

  private async save(
    manager: EntityManager,
    { actor, before, account }: { actor: Account; before: Account; account: Account },
  ): Promise<Account> {
    const changes = diffFields(roleFields(before), roleFields(account));
    if (changes.length > 0) {
      await appendAccountChange(manager, { account, actor, action: 'role-changed', changes });
    }
    const action = blockAction(before, account);
    if (action) await appendAccountChange(manager, { account, actor, action });
    // Other rights do not end the session: a trigger revokes the access tokens, and the next refresh brings the new rights.
    if (account.blockedAt || account.type !== before.type) {
      const reason = account.blockedAt ? 'blocked' : 'role-changed';
      await this.sessions.revokeAll(manager, account.id, { reason, by: actor.id });
    }
    if (account.blockedAt) await this.links.revoke(manager, account);
    return manager.save(account);
  }
}

function apply(account: Account, { type, rights, blocked }: ChangePersonDto): void {
  if (type !== undefined) account.type = type;
  if (rights?.length && account.type !== 'admin') {
    throw fieldError('rights', PEOPLE_MESSAGES.rightsOfEmployees);
  }
  if (account.type !== 'admin') account.rights = [];
  else if (rights) account.rights = sortRights(rights);
  if (blocked !== undefined) account.blockedAt = blocked ? (account.blockedAt ?? new Date()) : null;
}

/** Refuses a role for an unconfirmed address. An invited person confirms the address by setting the first password. */
function refuseUnconfirmed(
  before: Account,
  { type, passwordHash, emailConfirmedAt }: Account,
): void {
  const isGranted = type !== null && type !== before.type;
  if (isGranted && passwordHash !== null && emailConfirmedAt === null) {
    throw fieldError('type', PEOPLE_MESSAGES.unconfirmed);
  }
}

/** So at least one person who manages people is always left. */
async function refuseOwnLoss(manager: EntityManager, account: Account): Promise<void> {
  const { id, type, rights, blockedAt } = account;
  if (type === 'admin' && rights.includes('people') && !blockedAt) return;
  const isLast = await isLastManager(manager, id);
  throw new UnprocessableError(isLast ? PEOPLE_MESSAGES.last : PEOPLE_MESSAGES.own);
}

function blockAction(before: Account, { blockedAt }: Account): AccountAction | undefined {
  if (Boolean(before.blockedAt) === Boolean(blockedAt)) return undefined;
  return blockedAt ? 'blocked' : 'unblocked';
}

const roleFields = ({ type, rights }: Account) => ({ type: type === null ? [] : [type], rights });
