import { api, unwrap } from '@phantom/mf-kit';

/** What the investor who is signed in holds. */
export const ownHoldings = (signal?: AbortSignal) =>
  unwrap(api.GET('/api/auth/investor-holdings', { signal }));

export type OwnHoldings = Awaited<ReturnType<typeof ownHoldings>>;
export type Holding = OwnHoldings['list'][number];
