import { api, unwrap } from '@phantom/mf-kit';

/** How many properties are being serviced. */
export const countProperties = async (signal: AbortSignal): Promise<number> => {
  const { count } = await unwrap(api.GET('/api/auth/userdashboard', { signal }));
  return count;
};
