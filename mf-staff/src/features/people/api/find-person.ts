import { api, unwrap } from '@phantom/mf-kit';
import type { Person } from '../person';

/** One account; null where there is none with the id. */
export const findPerson = async (id: number, signal: AbortSignal): Promise<Person | null> => {
  const { list } = await unwrap(api.GET('/api/auth/people', { params: { query: { id } }, signal }));
  return list[0] ?? null;
};
