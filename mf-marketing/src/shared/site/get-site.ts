import { api, unwrap } from '@phantom/mf-kit';

/** How the company can be reached; undefined where nothing is written down. */
export async function getSite(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/siteinfo', { signal }));
  return list[0];
}

export type Site = NonNullable<Awaited<ReturnType<typeof getSite>>>;
