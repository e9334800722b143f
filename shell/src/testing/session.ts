import type { Session } from '@phantom/mf-kit';

/** A sign-in response whose token expires after so many seconds. */
export function session({ seconds = 900, id = 1 } = {}): Session {
  const exp = Math.floor(Date.now() / 1000) + seconds;
  const payload = btoa(JSON.stringify({ sub: String(id), exp }));
  return {
    access_token: `header.${payload}.signature-${Math.random()}`,
    token_type: 'Bearer',
    expires_in: seconds,
    user: {
      id,
      name: 'Erin Ellis',
      email: 'employee@example.com',
      image: null,
      type: 'admin',
      rights: [],
    },
  };
}
