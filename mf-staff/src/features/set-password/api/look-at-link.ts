import { api, unwrap } from '@phantom/mf-kit';

/** What a mailed link is for; does not use it up. */
export const lookAtLink = (token: string, signal: AbortSignal) =>
  unwrap(api.POST('/api/auth/password-link', { body: { token }, signal }));
