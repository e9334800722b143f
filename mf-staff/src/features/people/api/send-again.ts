import { api, unwrap } from '@phantom/mf-kit';

/** Mails once more what the account waits for: the invitation, or the link that confirms the address. */
export const sendAgain = (id: number) =>
  unwrap(api.POST('/api/auth/people/{id}/invitation', { params: { path: { id } } }));
