import { api, unwrap } from '@phantom/mf-kit';

/** The own account and its logins. */
export const getProfile = async (signal: AbortSignal) => {
  const { list, sessions } = await unwrap(api.GET('/api/auth/profile', { signal }));
  return { account: list[0], logins: sessions };
};

export type Login = Awaited<ReturnType<typeof getProfile>>['logins'][number];
