import { api, unwrap } from '@phantom/mf-kit';

/** Who did what to the rows of an investor, the latest first; `before` is the `next` of the answer before. */
export const getHistory = (account_id: number, signal?: AbortSignal, before?: number) =>
  unwrap(
    api.GET('/api/auth/investors/{account_id}/history', {
      params: { path: { account_id }, query: { before } },
      signal,
    }),
  );

export type InvestorHistory = Awaited<ReturnType<typeof getHistory>>;
export type Change = InvestorHistory['list'][number];
