import { createContext, useContext } from 'react';

/** What the adapter tells the components of a remote. */
export interface RemoteContextValue {
  /** The remote's own element in the page. */
  element: HTMLElement;
  /** Builds the whole section anew: also a page whose code could not be fetched is asked for again. */
  restart: () => void;
}

/** Undefined on a server and in tests without the adapter. */
export const RemoteContext = createContext<RemoteContextValue | undefined>(undefined);

/** Where a dialog must be drawn to keep the remote's styles: `<Modal container={useRemoteElement()}>`. */
export function useRemoteElement(): HTMLElement | undefined {
  return useContext(RemoteContext)?.element;
}
