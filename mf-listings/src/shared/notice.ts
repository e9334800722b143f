import { createStore } from '@phantom/mf-kit/store';
import { useSyncExternalStore } from 'react';

/** The translation key of a message about the visitor's last action. */
type Notice =
  | 'favourites.full'
  | 'favourites.inMemory'
  | 'favourites.removed'
  | 'favourites.restored'
  | 'compare.full'
  | 'compare.cleared';

const notice = createStore<Notice | null>(null);
let readers = 0;

const subscribe = (listener: () => void) => {
  const unsubscribe = notice.subscribe(listener);
  readers += 1;
  return () => {
    unsubscribe();
    readers -= 1;
    // A notice belongs to the page that was left.
    if (readers === 0) notice.set(null);
  };
};

/** Shows a notice at the foot of the page; null removes it. */
export const notify = (next: Notice | null): void => {
  // Without a reader it would appear on the next page.
  if (readers > 0) notice.set(next);
};

export const useNotice = (): Notice | null =>
  useSyncExternalStore(subscribe, notice.get, () => null);
