import type { Session } from '../session/session';

/** A login answer for tests, told apart by its token. */
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
