import { api, unwrap } from '@phantom/mf-kit';

/** What is to be done at the properties in servicing. */
export const getWork = (signal?: AbortSignal) =>
  unwrap(api.GET('/api/auth/dashboard-work', { signal }));

export type Work = Awaited<ReturnType<typeof getWork>>;
