import { api, unwrap } from '@phantom/mf-kit';

export interface Registration {
  email: string;
  username: string;
  password: string;
}

/** Makes an account, which has no role yet. */
export const register = (registration: Registration) =>
  unwrap(api.POST('/api/auth/post-register', { body: registration }));
