import { api, unwrap } from '@phantom/mf-kit';

/** Sets the password by a mailed link, which is used up by it. */
export const setPassword = (token: string, password: string) =>
  unwrap(api.POST('/api/auth/set-password', { body: { token, password } }));
