import { api, unwrap } from '@phantom/mf-kit';
import type { PeopleQuery } from '../people-query';

/** A page of all accounts. */
export const listPeople = ({ search, ...query }: PeopleQuery, signal: AbortSignal) =>
  unwrap(
    api.GET('/api/auth/people', {
      params: { query: { ...query, search: search || undefined } },
      signal,
    }),
  );
