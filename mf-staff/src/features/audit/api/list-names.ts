import { api, unwrap } from '@phantom/mf-kit';

/** What all accounts are called, by their ids: the log knows the ids alone. */
export const listNames = async (signal: AbortSignal): Promise<Map<number, string>> => {
  const { list } = await unwrap(api.GET('/api/auth/people/names', { signal }));
  return new Map(list.map(({ id, name }) => [id, name]));
};
