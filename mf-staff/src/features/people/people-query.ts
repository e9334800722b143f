import { readListQuery, type ListShape } from '../../shared/list/list-query';

/** `waiting`: has no role. `invited`: has no password. */
export const STATES = ['active', 'waiting', 'invited', 'blocked'] as const;

/** `none`: has no role. */
export const TYPES = ['admin', 'Investor', 'none'] as const;

const SORTS = ['name', 'type', 'state', 'created_at', 'last_seen_at'] as const;
export type PeopleSort = (typeof SORTS)[number];

const SHAPE: ListShape<PeopleSort> = { sorts: SORTS, sort: 'name', order: 'asc' };

export const readPeopleQuery = (address: URLSearchParams) => ({
  ...readListQuery(address, SHAPE),
  type: TYPES.find((each) => each === address.get('type')),
  state: STATES.find((each) => each === address.get('state')),
});

export function readPerson(address: URLSearchParams): number | undefined {
  const id = address.get('person') ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
}

export type PeopleQuery = ReturnType<typeof readPeopleQuery>;
