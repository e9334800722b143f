import {
  getSession,
  renewOrClear,
  renewSession,
  subscribeToSession,
  type Session,
} from '@phantom/mf-kit';

/** How long before its expiry a token is renewed: a slow request must still be valid. */
const AHEAD_MS = 60_000;
const RETRY_MS = 15_000;

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
    // By the lifetime, not by the token's date: the visitor's clock may be wrong.
    expiresAt = session && Date.now() + session.expires_in * 1000;
    plan();
  });
  // Timers stop while a laptop sleeps, and may wait although the connection is back.
  const catchUp = () => {
    if (document.visibilityState === 'visible') plan();
  };
  document.addEventListener('visibilitychange', catchUp);
  for (const event of ['online', 'focus', 'pageshow']) window.addEventListener(event, catchUp);
}

/** The expiry in the session's token, in milliseconds since 1970. */
export function tokenExpiry({ access_token }: Session): number | undefined {
  try {
    const payload = access_token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}
