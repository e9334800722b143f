import { createContext, useContext } from 'react';

export interface RemoteContextValue {
  element: HTMLElement;
  /** Renders the section again from scratch, which also retries code that could not be loaded. */
  restart: () => void;
}

/** Undefined on a server and in tests without the adapter. */
export const RemoteContext = createContext<RemoteContextValue | undefined>(undefined);

/** Where a dialog must be rendered to have the remote's styles: `<Modal container={useRemoteElement()}>`. */
export function useRemoteElement(): HTMLElement | undefined {
  return useContext(RemoteContext)?.element;
}
