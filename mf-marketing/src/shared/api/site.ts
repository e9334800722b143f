import { api, unwrap } from '@phantom/mf-kit';

/** Fetches the contact data of the company. Undefined when none is stored. */
export async function getSite(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/siteinfo', { signal }));
  return list[0];
}

export type Site = NonNullable<Awaited<ReturnType<typeof getSite>>>;
