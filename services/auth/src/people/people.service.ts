import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { NotFoundError } from '@phantom/service-kit';
import { DataSource } from 'typeorm';
import { AccountChange } from '../account-change/account-change.entity.js';
import { Account } from '../account/account.entity.js';
import type { AccountNamesDto, AccountsDto, AccountsQueryDto } from './dto/accounts.dto.js';
import type { AccountHistoryDto } from './dto/history.dto.js';
import type { PeopleQueryDto } from './dto/people-query.dto.js';
import type { PeopleDto } from './dto/person.dto.js';
import { filterBy, searchFor, sortBy, STATE_SQL } from './people-search.js';
import { personOf } from './person-of.js';

/** As many as somebody looks through; the others are found by typing. */
const MOST_ACCOUNTS = 200;
/** The newest ones, where there are more. */
const MOST_NAMES = 10_000;

@Injectable()
export class PeopleService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async list(query: PeopleQueryDto): Promise<PeopleDto> {
    const { page = 1, size = 25 } = query;
    const [accounts, total] = await sortBy(filterBy(this.all(), query), query)
      .offset((page - 1) * size)
      .limit(size)
      .getManyAndCount();
    return { error: 0, list: accounts.map(personOf), total };
  }

  /** Those who can sign in: to assign work to, or to own something. */
  async accounts({ type, ...wanted }: AccountsQueryDto): Promise<AccountsDto> {
    const people = searchFor(this.all(), wanted).andWhere(`${STATE_SQL} = 'active'`);
    if (type) people.andWhere('account.type = :type', { type });
    const accounts = await sortBy(people, {}).limit(MOST_ACCOUNTS).getMany();
    const list = accounts.map(({ id, name, email, image }) => ({ id, name, email, image }));
    return { error: 0, list };
  }

  /** Also of accounts that are invited, blocked or without a role: the log tells of them, too. */
  async names(): Promise<AccountNamesDto> {
    const accounts = await this.dataSource
      .getRepository(Account)
      .find({ select: { id: true, name: true }, order: { id: 'DESC' }, take: MOST_NAMES });
    const list = accounts.map(({ id, name }) => ({ id, name }));
    return { error: 0, list: list.sort((a, b) => a.name.localeCompare(b.name)) };
  }

  /** @throws NotFoundError where there is no such account */
  async history(accountId: number): Promise<AccountHistoryDto> {
    const account = await this.dataSource.getRepository(Account).findOneBy({ id: accountId });
    if (!account) throw new NotFoundError();
    const changes = await this.dataSource
      .getRepository(AccountChange)
      .find({ where: { accountId }, order: { id: 'DESC' } });
    const list = changes.map(({ id, createdAt, actorId, actorName, action, changes }) => ({
      id,
      created_at: createdAt.toISOString(),
      actor_id: actorId,
      actor_name: actorName,
      action,
      changes,
    }));
    return { error: 0, list };
  }

  private all() {
    return this.dataSource.getRepository(Account).createQueryBuilder('account');
  }
}
