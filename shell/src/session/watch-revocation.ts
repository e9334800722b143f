import { getSession, noteRefusal, renewOrClear, subscribeToSession } from '@phantom/mf-kit';

const PATH = '/api/site/session';

/** Milliseconds between two looks: half of the second within which a page has to end. At most where they fail. */
const INTERVAL_MS = 500;
const LONGEST_MS = 30_000;
const PATIENCE_MS = 10_000;

/**
 * Asks the gateway twice a second, while somebody is signed in and looks at the page, whether their token is still good: when it was revoked,
 * the session is renewed, or ends with the reason, without waiting for a call of the page.
 */
export function watchRevocation(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underway = false;
  let failures = 0;

  const plan = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), milliseconds);
  };
  const look = async () => {
    const token = getSession()?.access_token;
    // The next event begins anew.
    if (token === undefined || underway || document.visibilityState !== 'visible') return;
    underway = true;
    try {
      failures = (await isAnswered(token)) ? 0 : failures + 1;
    } catch {
      failures += 1;
    }
    underway = false;
    plan(Math.min(LONGEST_MS, INTERVAL_MS * 2 ** failures));
  };

  plan(INTERVAL_MS);
  subscribeToSession(() => plan(INTERVAL_MS));
  const begin = () => plan(0);
  document.addEventListener('visibilitychange', begin);
  for (const event of ['online', 'pageshow']) window.addEventListener(event, begin);
}

/** @returns whether the gateway could tell */
async function isAnswered(token: string): Promise<boolean> {
  const response = await fetch(PATH, {
    headers: { Authorization: `Bearer ${token}` },
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  // A request counts as under way until its body has been read: the page would never come to rest.
  await response.text();
  if (response.status === 401) {
    noteRefusal(response);
    await renewOrClear(token);
    return true;
  }
  return response.ok;
}
