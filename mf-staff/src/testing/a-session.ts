import type { Session, SessionUser } from '@phantom/mf-kit';

/** The login response of a test user. */
export const aSession = (over: Partial<SessionUser> = {}): Session => ({
  access_token: 'token',
  token_type: 'Bearer',
  expires_in: 900,
  user: {
    id: 1,
    name: 'Nadia Brooks',
    email: 'employee@example.com',
    image: null,
    type: 'admin',
    rights: [],
    ...over,
  },
});
