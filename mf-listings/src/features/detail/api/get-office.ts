import { api, unwrap } from '@phantom/mf-kit';
import type { Place } from '../place';

/** Where the company's office is. */
export const getOffice = async (signal: AbortSignal): Promise<Place | null> => {
  const { list } = await unwrap(api.GET('/api/auth/siteinfo', { signal }));
  const office = list[0]?.office;
  return office ? { kind: 'office', ...office } : null;
};
