import { api, unwrap } from '@phantom/mf-kit';

/** What was paid to the investor who is signed in. */
export const ownDistributions = (signal?: AbortSignal) =>
  unwrap(api.GET('/api/auth/investor-distributions', { signal }));

export type OwnDistributions = Awaited<ReturnType<typeof ownDistributions>>;
export type Distribution = OwnDistributions['list'][number];
