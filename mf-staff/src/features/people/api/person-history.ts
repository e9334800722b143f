import { api, unwrap } from '@phantom/mf-kit';

/** What was done with an account, the latest first. */
export const personHistory = async (id: number, signal: AbortSignal) => {
  const params = { path: { id } };
  return (await unwrap(api.GET('/api/auth/people/{id}/history', { params, signal }))).list;
};

export type PersonEvent = Awaited<ReturnType<typeof personHistory>>[number];
