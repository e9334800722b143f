import { useSyncExternalStore } from 'react';

/** The translation key of a message about the visitor's last action. */
type Notice =
  | 'favourites.full'
  | 'favourites.inMemory'
  | 'favourites.removed'
  | 'favourites.restored'
  | 'compare.full'
  | 'compare.cleared';

let notice: Notice | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // A notice belongs to the page that was left.
    if (listeners.size === 0) notice = null;
  };
};

/** Shows a notice at the foot of the page; null removes it. */
export const notify = (next: Notice | null): void => {
  // Without a subscriber it would appear on the next page.
  if (notice === next || listeners.size === 0) return;
  notice = next;
  for (const listener of listeners) listener();
};

export const useNotice = (): Notice | null =>
  useSyncExternalStore(
    subscribe,
    () => notice,
    () => null,
  );
