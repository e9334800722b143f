import { api, unwrap } from '@phantom/mf-kit';

/** The company's lines of business: a name, what it does, sometimes a figure. */
export async function getBusinessInfo(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/businessinfolist', { signal }));
  return list;
}

export type BusinessInfo = Awaited<ReturnType<typeof getBusinessInfo>>[number];
