import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  NotFoundError,
  StaleError,
  UnprocessableError,
  type TokenUser,
} from '@phantom/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { AccountAction } from '../account-change/account-action.js';
import { changesBetween, recordChange } from '../account-change/record-change.js';
import { AccountLinkService } from '../account-link/account-link.service.js';
import { Account } from '../account/account.entity.js';
import { RefreshFamilyService } from '../session/refresh-family.service.js';
import type { PersonAnswerDto } from './dto/person.dto.js';
import type { ChangePersonDto } from './dto/role.dto.js';
import { fieldFault } from './field-fault.js';
import { holdRoles, isLastManager } from './managers.js';
import { inOrder } from './rights-in-order.js';
import { PEOPLE_MESSAGES } from './people-messages.js';
import { personOf } from './person-of.js';

/** Grants and takes roles and rights, blocks and unblocks. */
@Injectable()
export class RoleService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly families: RefreshFamilyService,
    private readonly links: AccountLinkService,
  ) {}

  /**
   * @throws StaleError where the account was changed meanwhile
   * @throws UnprocessableError where nobody would be left to manage people, or it is one's own account
   */
  async change(
    { id }: TokenUser,
    accountId: number,
    change: ChangePersonDto,
  ): Promise<PersonAnswerDto> {
    const account = await this.dataSource.transaction(async (manager) => {
      const actor = await holdRoles(manager, id);
      const account = await manager.findOne(Account, {
        where: { id: accountId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!account) throw new NotFoundError();
      if (account.version !== change.version) throw new StaleError(personOf(account));
      const before = manager.create(Account, { ...account });
      apply(account, change);
      refuseUnconfirmed(before, account);
      if (actor.id === account.id) await refuseOwnLoss(manager, account);
      return this.save(manager, { actor, before, account });
    });
    return { error: 0, list: [personOf(account)] };
  }

  private async save(manager: EntityManager, { actor, before, account }: Change): Promise<Account> {
    const action = actionOf(before, account);
    const roles = changesBetween(roleOf(before), roleOf(account));
    if (roles.length > 0) {
      await recordChange(manager, { account, actor, action: 'role-changed', changes: roles });
    }
    if (action) await recordChange(manager, { account, actor, action });
    // Of other rights the database makes the present access tokens worthless, and the login goes on.
    if (account.blockedAt || account.type !== before.type) {
      const reason = account.blockedAt ? 'blocked' : 'role-changed';
      await this.families.endAll(manager, account.id, { reason, by: actor.id });
    }
    if (account.blockedAt) await this.links.revoke(manager, account);
    return manager.save(account);
  }
}

interface Change {
  actor: Account;
  before: Account;
  account: Account;
}

function apply(account: Account, { type, rights, blocked }: ChangePersonDto): void {
  if (type !== undefined) account.type = type;
  if (rights?.length && account.type !== 'admin') {
    throw fieldFault('rights', PEOPLE_MESSAGES.rightsOfEmployees);
  }
  if (account.type !== 'admin') account.rights = [];
  else if (rights) account.rights = inOrder(rights);
  if (blocked !== undefined) account.blockedAt = blocked ? (account.blockedAt ?? new Date()) : null;
}

/** Whoever was invited proves the address by taking the invitation up. */
function refuseUnconfirmed(
  before: Account,
  { type, passwordHash, emailConfirmedAt }: Account,
): void {
  const isGranted = type !== null && type !== before.type;
  if (isGranted && passwordHash !== null && emailConfirmedAt === null) {
    throw fieldFault('type', PEOPLE_MESSAGES.unconfirmed);
  }
}

async function refuseOwnLoss(manager: EntityManager, account: Account): Promise<void> {
  const { id, type, rights, blockedAt } = account;
  if (type === 'admin' && rights.includes('people') && !blockedAt) return;
  const isLast = await isLastManager(manager, id);
  throw new UnprocessableError(isLast ? PEOPLE_MESSAGES.last : PEOPLE_MESSAGES.own);
}

function actionOf(before: Account, { blockedAt }: Account): AccountAction | undefined {
  if (Boolean(before.blockedAt) === Boolean(blockedAt)) return undefined;
  return blockedAt ? 'blocked' : 'unblocked';
}

const roleOf = ({ type, rights }: Account) => ({ type: type === null ? [] : [type], rights });
