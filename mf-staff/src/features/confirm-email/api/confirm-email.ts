import { api, unwrap } from '@phantom/mf-kit';

/** Proves by the mailed link that the address is one's own; told again, it answers the same. */
export const confirmEmail = (token: string) =>
  unwrap(api.POST('/api/auth/confirm-email', { body: { token } }));
