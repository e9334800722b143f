import { useSyncExternalStore } from 'react';

/** The key of a sentence that answers what the visitor has just done. */
export type Notice =
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
    // It answers what was done on the page that was left.
    if (listeners.size === 0) notice = null;
  };
};

/** Says something at the foot of the page; null takes back what was said. */
export const notify = (next: Notice | null): void => {
  // Where nothing shows it, it must not come up on the next page.
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
