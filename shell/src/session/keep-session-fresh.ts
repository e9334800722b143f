import { getSession, renewOrClear, renewSession, subscribeToSession } from '@phantom/mf-kit';
import { tokenExpiry } from './token-expiry';

/** A token is renewed this long before it runs out, so that a slow request still has a good one. */
const AHEAD_MS = 60_000;
/** How long to wait after the server could not be reached. */
const RETRY_MS = 15_000;

/** Renews the session in the background for as long as somebody is signed in. */
export function keepSessionFresh(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known = getSession();
  let expiresAt = known && tokenExpiry(known);

  const schedule = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void renew(), Math.max(0, milliseconds));
  };
  const plan = () => {
    clearTimeout(timer);
    if (expiresAt !== undefined) schedule(expiresAt - Date.now() - AHEAD_MS);
  };
  const renew = async () => {
    const token = getSession()?.access_token;
    try {
      await (token === undefined ? renewSession() : renewOrClear(token));
    } catch {
      schedule(RETRY_MS);
    }
  };

  plan();
  subscribeToSession(() => {
    const session = getSession();
    if (session?.access_token === known?.access_token) return;
    known = session;
    // Counted from now, not from the token's own date: the visitor's clock may be wrong.
    expiresAt = session && Date.now() + session.expires_in * 1000;
    plan();
  });
  // Timers stand still while a laptop sleeps, and wait out a connection that is back already.
  const catchUp = () => {
    if (document.visibilityState === 'visible') plan();
  };
  document.addEventListener('visibilitychange', catchUp);
  for (const event of ['online', 'focus', 'pageshow']) window.addEventListener(event, catchUp);
}
