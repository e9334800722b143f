import { api, unwrap } from '@phantom/mf-kit';

/** Who did what with a property when, the latest first; `before` is the `next` of the answer before. */
export const getHistory = (id: number, signal?: AbortSignal, before?: number) =>
  unwrap(
    api.GET('/api/auth/current-properties/{id}/history', {
      params: { path: { id }, query: { before } },
      signal,
    }),
  );

export type PropertyHistory = Awaited<ReturnType<typeof getHistory>>;
export type PropertyChange = PropertyHistory['list'][number];
