import { clearSession, getSession, setSession, type Session } from './session';
import { forgetRefusal, noteRefusal, takeRefusal } from './session-refusal';

const RENEWAL_PATH = '/api/auth/refresh';
const LOCK = 'session-renewal';
let underway: Promise<Session | undefined> | undefined;

/**
 * Exchanges the refresh cookie for a new access token; callers at the same time share one request.
 * Answers undefined when the server refuses, so the session is over.
 * @throws TypeError when the server cannot be reached: the session may still be good.
 */
export function renewSession(): Promise<Session | undefined> {
  const before = getSession()?.access_token;
  underway ??= oneTabAtATime(() => renew(before)).finally(() => {
    underway = undefined;
  });
  return underway;
}

/**
 * Renews the session that had this token. One that cannot be renewed is cleared with the reason that the server gives, which leads to the
 * home page.
 *
 * @throws TypeError when the server cannot be reached
 */
export async function renewOrClear(token: string): Promise<Session | undefined> {
  const renewed = await renewSession();
  if (!renewed && getSession()?.access_token === token) clearSession(takeRefusal());
  return renewed;
}

/** Two tabs with one cookie would look like its theft: the second use of a refresh token ends the session. */
function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  // Missing on plain http addresses other than localhost.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(LOCK, work) : work();
}

async function renew(before: string | undefined): Promise<Session | undefined> {
  const current = getSession();
  // Another tab has renewed it while this one waited.
  if (before && current && current.access_token !== before) return current;
  const response = await fetch(RENEWAL_PATH, { method: 'POST' });
  if (response.status >= 500 || response.status === 429) {
    throw new TypeError(`Renewal answered ${response.status}`);
  }
  if (!response.ok) {
    noteRefusal(response);
    return undefined;
  }
  forgetRefusal();
  const session = (await response.json()) as Session;
  // Whoever signed out while the answer was under way stays signed out.
  if (getSession()?.access_token !== before) return getSession();
  setSession(session);
  return session;
}
