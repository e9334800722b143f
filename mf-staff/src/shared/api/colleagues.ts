import { api, unwrap } from '@phantom/mf-kit';

/** The employees. */
export const listColleagues = async (signal: AbortSignal) => {
  const query = { type: 'admin' } as const;
  const { list } = await unwrap(api.GET('/api/auth/accounts', { params: { query }, signal }));
  return list.map(({ id, name }) => ({ id, name }));
};

export type Colleague = Awaited<ReturnType<typeof listColleagues>>[number];
