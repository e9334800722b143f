import { type ListShape, readListQuery } from '../../shared/list/list-query';

/** `waiting` for a role; `invited`, and without a password yet. */
export const STATES = ['active', 'waiting', 'invited', 'blocked'] as const;

/** By which the list can be narrowed; `none` is who has no role. */
export const TYPES = ['admin', 'Investor', 'none'] as const;

export type PeopleSort = 'name' | 'type' | 'state' | 'created_at' | 'last_seen_at';

const SHAPE: ListShape<PeopleSort> = {
  sorts: ['name', 'type', 'state', 'created_at', 'last_seen_at'],
  sort: 'name',
  order: 'asc',
};

/** What the address asks for. */
export const readPeopleQuery = (address: URLSearchParams) => ({
  ...readListQuery(address, SHAPE),
  type: TYPES.find((each) => each === address.get('type')),
  state: STATES.find((each) => each === address.get('state')),
});

/** The account whose dialog is open; undefined where the address names none. */
export function readPerson(address: URLSearchParams): number | undefined {
  const id = address.get('person') ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;
}

export type PeopleQuery = ReturnType<typeof readPeopleQuery>;
