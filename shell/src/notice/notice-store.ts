/** A message of the shell. */
export interface NoticeMessage {
  /** In the namespace `shell`. */
  textKey:
    | 'session.blocked'
    | 'session.endedElsewhere'
    | 'session.erased'
    | 'session.expired'
    | 'session.expiredKept'
    | 'session.kept'
    | 'session.left'
    | 'session.passwordChanged'
    | 'session.required'
    | 'session.rightsChanged'
    | 'session.roleChanged'
    | 'unavailable.readOnly';
  /** Offers to try again what the message is about. */
  onRetry?: () => void;
  /** Leads on; pressed, it takes the message away. */
  link?: { textKey: 'session.signIn' | 'session.continue'; path: string };
}

const listeners = new Set<() => void>();
let shown: NoticeMessage | undefined;

/** Shows one message above the page, until it is closed or another takes its place; answers the way to close it. */
export function showNotice(message: NoticeMessage): () => void {
  shown = message;
  notify();
  return () => {
    if (shown === message) closeNotice();
  };
}

export function closeNotice(): void {
  shown = undefined;
  notify();
}

/** The message that is shown. */
export function currentNotice(): NoticeMessage | undefined {
  return shown;
}

export function subscribeToNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
