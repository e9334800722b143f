import { api, unwrap } from '@phantom/mf-kit';

/** Has a link mailed that sets a new password; the answer is the same where there is no such account. */
export const askForLink = (email: string) =>
  unwrap(api.POST('/api/auth/forget-pwd', { body: { email } }));
