import { api, unwrap } from '@phantom/mf-kit';

/** Ends every login of the own account, this one too, for whoever knows its password. */
export const endAllLogins = (password: string) =>
  unwrap(api.POST('/api/auth/logout-everywhere', { body: { current_password: password } }));
