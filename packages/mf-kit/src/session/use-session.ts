import { useSyncExternalStore } from 'react';
import { getSession, subscribeToSession, type Session } from './session';

const visitor = (): undefined => undefined;

/** The session in a component; undefined for a visitor and on a server. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(subscribeToSession, getSession, visitor);
}
