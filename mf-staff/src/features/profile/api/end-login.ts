import { api, unwrap } from '@phantom/mf-kit';

/** Ends one login of the own account, for whoever knows its password. */
export const endLogin = (id: string, password: string) =>
  unwrap(
    api.POST('/api/auth/sessions/{id}/end', {
      params: { path: { id } },
      body: { current_password: password },
    }),
  );
