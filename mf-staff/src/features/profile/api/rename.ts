import { api, unwrap } from '@phantom/mf-kit';

/** Changes the own name. */
export const rename = (name: string) => unwrap(api.PATCH('/api/auth/profile', { body: { name } }));
