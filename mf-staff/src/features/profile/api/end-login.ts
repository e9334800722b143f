import { api, unwrap } from '@phantom/mf-kit';

/** Ends one login of the own account. */
export const endLogin = (id: string) =>
  unwrap(api.DELETE('/api/auth/sessions/{id}', { params: { path: { id } } }));
