import { api, unwrap } from '@phantom/mf-kit';

/** Who may have referred an investor to us, as the investor call takes it. */
export async function getReferrers(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/referredByList', { signal }));
  return list;
}
