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
  /** Shows a Retry button. */
  onRetry?: () => void;
  /** Closes the notice when pressed. */
  link?: { textKey: 'session.signIn' | 'session.continue'; path: string };
}

const listeners = new Set<() => void>();
let shown: NoticeMessage | undefined;

/** Replaces the shown notice; returns a function that closes this one. */
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
