import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DraftSession } from './draft-session';
import type { DraftState } from './draft-state';

const DraftContext = createContext<DraftSession | undefined>(undefined);

export const DraftProvider = DraftContext.Provider;

export function useDraft(): DraftSession {
  const session = useContext(DraftContext);
  if (!session) throw new Error('There is no draft around this component');
  return session;
}

export function useDraftState(): DraftState {
  const { subscribe, getState } = useDraft();
  return useSyncExternalStore(subscribe, getState, getState);
}

/** Renders only when the part changes, so it must be the same object until then. */
export function useDraftPart<Part>(part: (state: DraftState) => Part): Part {
  const { subscribe, getState } = useDraft();
  const read = () => part(getState());
  return useSyncExternalStore(subscribe, read, read);
}

/** Renders only when the value of the field changes. */
export function useDraftValue(path: string): unknown {
  const { subscribe, valueOf } = useDraft();
  const read = () => valueOf(path);
  return useSyncExternalStore(subscribe, read, read);
}
