import { api, unwrap } from '@phantom/mf-kit';

/** What the accounts are called that are active, by their ids: the log knows the ids alone. */
export const listNames = async (signal: AbortSignal): Promise<Map<number, string>> => {
  const { list } = await unwrap(api.GET('/api/auth/accounts', { signal }));
  return new Map(list.map(({ id, name }) => [id, name]));
};
