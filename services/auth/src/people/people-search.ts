import type { SelectQueryBuilder } from 'typeorm';
import type { Account } from '../account/account.entity.js';
import type { PEOPLE_ORDERS, PeopleQueryDto } from './dto/people-query.dto.js';

/** `stateOf` says the same of a row. */
export const STATE_SQL = `CASE WHEN account.blocked_at IS NOT NULL THEN 'blocked'
  WHEN account.password_hash IS NULL THEN 'invited'
  WHEN account.type IS NULL THEN 'waiting' ELSE 'active' END`;

const ORDER_SQL: Record<(typeof PEOPLE_ORDERS)[number], string> = {
  name: 'lower(account.name)',
  email: 'account.email',
  type: 'account.type',
  state: STATE_SQL,
  created_at: 'account.created_at',
  last_seen_at: 'account.last_seen_at',
};

type People = SelectQueryBuilder<Account>;

interface Wanted {
  id?: number;
  /** Whatever signs are in it. */
  search?: string;
}

/** The one with the id, and those whose name or address holds the text. */
export function searchFor(people: People, { id, search }: Wanted): People {
  if (id !== undefined) people.andWhere('account.id = :id', { id });
  if (search === undefined) return people;
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return people.andWhere('(account.name ILIKE :pattern OR account.email ILIKE :pattern)', {
    pattern,
  });
}

export function filterBy(people: People, query: PeopleQueryDto): People {
  const { type, state } = query;
  searchFor(people, query);
  if (type === 'none') people.andWhere('account.type IS NULL');
  else if (type) people.andWhere('account.type = :type', { type });
  if (state) people.andWhere(`${STATE_SQL} = :state`, { state });
  return people;
}

/** Whoever has nothing of what is sorted by comes last; the id decides between equals, so that no page repeats one. */
export function sortBy(people: People, { sort = 'name', order = 'asc' }: PeopleQueryDto): People {
  return people
    .addSelect(ORDER_SQL[sort], 'sorted_by')
    .orderBy('sorted_by', order === 'asc' ? 'ASC' : 'DESC', 'NULLS LAST')
    .addOrderBy('account.id', 'ASC');
}
