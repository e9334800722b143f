import { clearSession, getSession, setSession, type Session, type SessionEnd } from './session';

const RENEWAL_PATH = '/api/auth/refresh';
const LOCK = 'session-renewal';
let underway: Promise<Session | undefined> | undefined;

/**
 * Exchanges the refresh cookie for a new access token; simultaneous callers share one request.
 * @returns undefined when the server refuses: the session is over
 * @throws TypeError when the server cannot be reached: the session may still be valid
 */
export function renewSession(): Promise<Session | undefined> {
  const before = getSession()?.access_token;
  underway ??= oneTabAtATime(() => renew(before)).finally(() => {
    underway = undefined;
  });
  return underway;
}

/**
 * Renews the session of this token, or clears it with the server's reason. A session that the person has ended meanwhile stays
 * ended.
 *
 * @throws TypeError without a connection
 */
export async function renewOrClear(token: string): Promise<Session | undefined> {
  const renewed = getSession() && (await renewSession());
  if (!renewed && getSession()?.access_token === token) {
    const end = refusal ?? 'expired';
    refusal = undefined;
    clearSession(end);
  }
  return renewed;
}

/** The server ends a session whose refresh token is used twice, as two tabs with one cookie would do. */
function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  // Does not exist on plain http, except on localhost.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(LOCK, work) : work();
}

async function renew(before: string | undefined): Promise<Session | undefined> {
  const current = getSession();
  // Another tab has renewed it meanwhile.
  if (before && current && current.access_token !== before) return current;
  const response = await fetch(RENEWAL_PATH, { method: 'POST' });
  if (response.status >= 500 || response.status === 429) {
    throw new TypeError(`Renewal answered ${response.status}`);
  }
  if (!response.ok) {
    noteRefusal(response);
    return undefined;
  }
  refusal = undefined;
  const session = (await response.json()) as Session;
  // The person has signed out, or in again, meanwhile.
  if (getSession()?.access_token !== before) return getSession();
  setSession(session);
  return session;
}

/** The reasons of the servers, and the end that each means for this browser. */
const ENDS: Record<string, SessionEnd | undefined> = {
  'signed-out': 'session-ended',
  'session-ended': 'session-ended',
  'refresh-token-reused': 'session-ended',
  'password-changed': 'password-changed',
  'role-changed': 'role-changed',
  blocked: 'blocked',
  erased: 'erased',
};

let refusal: SessionEnd | undefined;

/** Remembers why a token was refused, from the challenge of a 401 (RFC 6750). */
export function noteRefusal({ headers }: Pick<Response, 'headers'>): void {
  const [, reason = ''] =
    /error_description="([^"]*)"/.exec(headers.get('WWW-Authenticate') ?? '') ?? [];
  refusal = ENDS[reason] ?? refusal;
}
