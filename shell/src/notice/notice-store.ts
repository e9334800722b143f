import { createStore } from '@phantom/mf-kit/store';

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
  onRetry?: () => void;
  /** Closes the notice when pressed. */
  link?: { textKey: 'session.signIn' | 'session.continue'; path: string };
}

const notice = createStore<NoticeMessage | undefined>(undefined);

export const { get: currentNotice, subscribe: subscribeToNotice } = notice;

/** Replaces the shown notice; returns a function that closes this one. */
export function showNotice(message: NoticeMessage): () => void {
  notice.set(message);
  return () => {
    if (notice.get() === message) closeNotice();
  };
}

export const closeNotice = (): void => notice.set(undefined);
