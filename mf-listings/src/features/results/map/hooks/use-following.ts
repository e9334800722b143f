import { useSyncExternalStore } from 'react';

// For as long as the page stands, also while the visitor looks at a home and comes back.
let isFollowing = true;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const setFollowing = (next: boolean) => {
  isFollowing = next;
  for (const tell of listeners) tell();
};

/** Whether the list follows the map as it is moved. */
export const useFollowing = () =>
  [
    useSyncExternalStore(
      subscribe,
      () => isFollowing,
      () => true,
    ),
    setFollowing,
  ] as const;
