import {
  clearSession,
  getSession,
  setSession,
  subscribeToSession,
  type Session,
  type SessionEnd,
} from '@phantom/mf-kit';

/** What one tab tells the others: who is signed in now, or that nobody is any more, and why. */
interface SessionMessage {
  session?: Session;
  end?: SessionEnd;
}

/** Tabs in the background answer within this time, or not at all. */
const PATIENCE_MS = 500;

/**
 * Keeps the tabs of one browser in step: signing in, renewing and signing out in one holds for all.
 * Each has its own session storage, so the answer travels as a message.
 *
 * @param wanted hears the tabs that ask. A channel of its own: tabs with an older shell take all that they hear on the
 *   other one for the end of the session, if it names nobody
 */
export function shareSessionBetweenTabs(channel: BroadcastChannel, wanted: BroadcastChannel): void {
  let hearing = false;
  channel.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => {
    hearing = true;
    if (data.session) setSession(data.session);
    else if (getSession()) clearSession(data.end);
    hearing = false;
  });
  subscribeToSession((end) => {
    if (!hearing) channel.postMessage({ session: getSession(), end } satisfies SessionMessage);
  });
  wanted.addEventListener('message', () => {
    const session = getSession();
    if (session) channel.postMessage({ session } satisfies SessionMessage);
  });
}

/** Asks the other tabs who is signed in; settles when one has said so, or has had the time to. */
export function askOtherTabs(wanted: BroadcastChannel): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(settle, PATIENCE_MS);
    const stop = subscribeToSession(settle);
    wanted.postMessage(null);
  });
}
