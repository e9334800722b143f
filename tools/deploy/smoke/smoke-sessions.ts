import { request } from 'undici';
import { DeployFailure, EXIT } from '../failure.js';

/** The roles whose pages a smoke test opens; a visitor is signed in as nobody. */
export const SIGNED_IN_ROLES = ['manager', 'employee', 'investor'] as const;
export type Role = 'visitor' | (typeof SIGNED_IN_ROLES)[number];

/** As the auth service answers it, and as the shell keeps it: `smoke-session.dto.ts`. */
export interface SmokeSession {
  role: Role;
  access_token: string;
}

/**
 * Gets a read-only session for each role.
 *
 * @param site the site's origin
 * @throws DeployFailure saying what the site answered
 */
export const openSmokeSessions = async (
  site: string,
  secret: string,
): Promise<ReadonlyMap<Role, SmokeSession>> => {
  const { statusCode, body } = await request(new URL('/api/auth/smoke-sessions', site), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_secret: secret }),
  });
  const text = await body.text();
  if (statusCode === 200) {
    const { list } = JSON.parse(text) as { list: SmokeSession[] };
    return new Map(list.map((session) => [session.role, session]));
  }
  const way = 'SMOKE_SECRET (or SMOKE_SECRET_FILE) has to be that of the site’s auth service';
  throw new DeployFailure(
    EXIT.smoke,
    `${site} gives no tokens for a smoke test: ${statusCode} ${text.slice(0, 300)}. ${way}.`,
  );
};
