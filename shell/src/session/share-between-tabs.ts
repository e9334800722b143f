import {
  clearSession,
  getSession,
  setSession,
  subscribeToSession,
  type Session,
  type SessionEnd,
  isSignedInHere,
} from '@phantom/mf-kit';

interface SessionMessage {
  session?: Session;
  end?: SessionEnd;
}

const TIMEOUT_MS = 500;

/**
 * Sends sign-ins, renewals and sign-outs to the other tabs: each has its own session storage.
 *
 * @param wanted receives requests for the session. It is a separate channel because tabs with an older shell treat every
 *   message on the other one without a session as a sign-out
 */
export function shareSessionBetweenTabs(channel: BroadcastChannel, wanted: BroadcastChannel): void {
  let receiving = false;
  channel.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => {
    receiving = true;
    if (data.session) setSession(data.session);
    else if (getSession()) clearSession(data.end);
    receiving = false;
  });
  subscribeToSession((end) => {
    if (!receiving) channel.postMessage({ session: getSession(), end } satisfies SessionMessage);
  });
  wanted.addEventListener('message', () => {
    const session = getSession();
    if (session) channel.postMessage({ session } satisfies SessionMessage);
  });
}

/** Requests the session from the other tabs. Resolves when one has sent it, or after a timeout. */
export function requestSession(wanted: BroadcastChannel): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(settle, TIMEOUT_MS);
    const stop = subscribeToSession(settle);
    wanted.postMessage(null);
  });
}

/** A page from the back-forward cache has missed the messages of other tabs: it must not show a signed-out session. */
export function checkOnReturn(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && getSession() && !isSignedInHere()) clearSession();
  });
}
