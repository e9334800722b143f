import { api, unwrap } from '@phantom/mf-kit';

/** The types of property that are taken into servicing. */
export const listTypes = async (signal: AbortSignal): Promise<string[]> => {
  const { list } = await unwrap(api.GET('/api/auth/property-types', { signal }));
  return list;
};
