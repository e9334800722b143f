import type { Session } from '../session/session';

/** A sign-in response. */
export function sessionWith(token: string): Session {
  return {
    access_token: token,
    token_type: 'Bearer',
    expires_in: 900,
    user: {
      id: 1,
      name: 'Erin Ellis',
      email: 'employee@example.com',
      image: null,
      type: 'admin',
      rights: [],
    },
  };
}
