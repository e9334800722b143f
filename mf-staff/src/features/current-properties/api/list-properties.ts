import { api, unwrap } from '@phantom/mf-kit';

/** All properties that are being serviced; for employees only. */
export const listProperties = async (signal: AbortSignal) => {
  const { list } = await unwrap(api.GET('/api/auth/emp-current-propertieslist', { signal }));
  return list;
};

export type CurrentProperty = Awaited<ReturnType<typeof listProperties>>[number];
