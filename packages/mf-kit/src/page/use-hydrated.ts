import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts answer yet: false on a server, and in its HTML until the browser has taken it over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
