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

/**
 * Keeps the tabs of one browser in step: signing in, renewing and signing out in one holds for all.
 * Each has its own session storage, so the answer travels as a message.
 */
export function shareSessionBetweenTabs(channel: BroadcastChannel): void {
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
}
