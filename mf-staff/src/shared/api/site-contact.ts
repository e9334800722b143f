import { api, unwrap } from '@phantom/mf-kit';

export interface SiteContact {
  phone: string;
  email: string;
}

export const getSiteContact = async (signal: AbortSignal): Promise<SiteContact | null> => {
  const { list } = await unwrap(api.GET('/api/auth/siteinfo', { signal }));
  return list[0] ?? null;
};
