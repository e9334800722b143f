import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { NotFoundError } from '@phantom/service-kit';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { AccountChange } from '../accounts/account-change.entity.js';
import { Account } from '../accounts/account.entity.js';
import type {
  AccountHistoryDto,
  AccountNamesDto,
  AccountsDto,
  AccountsQueryDto,
  PeopleDto,
  PeopleQueryDto,
  PeopleSortField,
} from './people.dto.js';
import { toAccountChangeDto, toPersonDto } from './people.mapper.js';

/** A list to choose from. Further accounts are found by searching. */
const MAX_ACCOUNTS = 200;
/** When there are more, the list contains the newest accounts. */
const MAX_NAMES = 10_000;

/** Keep it in step with `toState` in `people.mapper.ts`. */
const STATE_SQL = `CASE WHEN account.blocked_at IS NOT NULL THEN 'blocked'
  WHEN account.password_hash IS NULL THEN 'invited'
  WHEN account.type IS NULL THEN 'waiting' ELSE 'active' END`;

const SORT_SQL: Record<PeopleSortField, string> = {
  name: 'lower(account.name)',
  email: 'account.email',
  type: 'account.type',
  state: STATE_SQL,
  created_at: 'account.created_at',
  last_seen_at: 'account.last_seen_at',
};

@Injectable()
export class PeopleService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async list(query: PeopleQueryDto): Promise<PeopleDto> {
    const { page = 1, size = 25 } = query;
    const [accounts, total] = await applySort(applyFilter(this.query(), query), query)
      .offset((page - 1) * size)
      .limit(size)
      .getManyAndCount();
    return { error: 0, list: accounts.map(toPersonDto), total };
  }

  async accounts({ type, ...criteria }: AccountsQueryDto): Promise<AccountsDto> {
    const query = applySearch(this.query(), criteria).andWhere(`${STATE_SQL} = 'active'`);
    if (type) query.andWhere('account.type = :type', { type });
    const accounts = await applySort(query, {}).limit(MAX_ACCOUNTS).getMany();
    const list = accounts.map(({ id, name, email, image }) => ({ id, name, email, image }));
    return { error: 0, list };
  }

  /** The names of accounts in every state, because the audit log refers to all of them. */
  async names(): Promise<AccountNamesDto> {
    const accounts = await this.dataSource
      .getRepository(Account)
      .find({ select: { id: true, name: true }, order: { id: 'DESC' }, take: MAX_NAMES });
    const list = accounts.map(({ id, name }) => ({ id, name }));
    return { error: 0, list: list.sort((a, b) => a.name.localeCompare(b.name)) };
  }

  async history(accountId: number): Promise<AccountHistoryDto> {
    const account = await this.dataSource.getRepository(Account).findOneBy({ id: accountId });
    if (!account) throw new NotFoundError();
    const changes = await this.dataSource
      .getRepository(AccountChange)
      .find({ where: { accountId }, order: { id: 'DESC' } });
    return { error: 0, list: changes.map(toAccountChangeDto) };
  }

  private query(): AccountQuery {
    return this.dataSource.getRepository(Account).createQueryBuilder('account');
  }
}

type AccountQuery = SelectQueryBuilder<Account>;

/** Restricts to one id, and to names or addresses that contain the text literally. */
function applySearch(
  query: AccountQuery,
  { id, search: text }: { id?: number; search?: string },
): AccountQuery {
  if (id !== undefined) query.andWhere('account.id = :id', { id });
  if (text === undefined) return query;
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return query.andWhere('(account.name ILIKE :pattern OR account.email ILIKE :pattern)', {
    pattern,
  });
}

function applyFilter(query: AccountQuery, criteria: PeopleQueryDto): AccountQuery {
  const { type, state } = criteria;
  applySearch(query, criteria);
  if (type === 'none') query.andWhere('account.type IS NULL');
  else if (type) query.andWhere('account.type = :type', { type });
  if (state) query.andWhere(`${STATE_SQL} = :state`, { state });
  return query;
}

/** Missing values come last. The id makes the order unique, so that no page repeats an account. */
function applySort(
  query: AccountQuery,
  { sort = 'name', order = 'asc' }: PeopleQueryDto,
): AccountQuery {
  return query
    .addSelect(SORT_SQL[sort], 'sorted_by')
    .orderBy('sorted_by', order === 'asc' ? 'ASC' : 'DESC', 'NULLS LAST')
    .addOrderBy('account.id', 'ASC');
}
