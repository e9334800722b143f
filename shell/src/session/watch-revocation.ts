import { getSession, noteRefusal, renewOrClear, subscribeToSession } from '@phantom/mf-kit';

const PATH = '/api/site/session';

/** A page must end within a second after a revocation. The delay doubles with each failure. */
const INTERVAL_MS = 500;
const MAX_INTERVAL_MS = 30_000;
const TIMEOUT_MS = 10_000;

/** Asks the gateway whether the token is still valid. A revoked session is renewed, or ends with the reason. */
export function watchRevocation(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underway = false;
  let failures = 0;

  const plan = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), milliseconds);
  };
  const check = async () => {
    const token = getSession()?.access_token;
    // The next event starts again.
    if (token === undefined || underway || document.visibilityState !== 'visible') return;
    underway = true;
    try {
      failures = (await checkToken(token)) ? 0 : failures + 1;
    } catch {
      failures += 1;
    }
    underway = false;
    plan(Math.min(MAX_INTERVAL_MS, INTERVAL_MS * 2 ** failures));
  };

  plan(INTERVAL_MS);
  subscribeToSession(() => plan(INTERVAL_MS));
  const begin = () => plan(0);
  document.addEventListener('visibilitychange', begin);
  for (const event of ['online', 'pageshow']) window.addEventListener(event, begin);
}

/** @returns whether the gateway could decide */
async function checkToken(token: string): Promise<boolean> {
  const response = await fetch(PATH, {
    headers: { Authorization: `Bearer ${token}` },
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // A request is pending until its body is read.
  await response.text();
  if (response.status === 401) {
    noteRefusal(response);
    await renewOrClear(token);
    return true;
  }
  return response.ok;
}
