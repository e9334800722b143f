import type { FrameName } from '@phantom/registry/boot-manifest';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { RouteTable } from '../remotes/route-table';

/** Where the visitor is, as far as the frame needs to know. */
export interface Place {
  pathname: string;
  frame: FrameName;
}

/** Follows the address: answers the same place until it changes. */
export class ActiveRoute {
  private place: Place;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly routes: RouteTable) {
    this.place = this.read();
    window.addEventListener('single-spa:routing-event', () => {
      this.place = this.read();
      for (const listener of this.listeners) listener();
    });
  }

  readonly current = (): Place => this.place;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private read(): Place {
    const { pathname } = window.location;
    const frame = this.routes(pathname)?.route.frame ?? 'public';
    // The stylesheet lays the page out by it; the server sets it for the first page.
    document.body.dataset.frame = frame;
    return { pathname, frame };
  }
}

export const ActiveRouteContext = createContext<ActiveRoute | undefined>(undefined);

/** The place at hand in a component of the frame. */
export function usePlace(): Place {
  const active = useContext(ActiveRouteContext);
  if (!active) throw new Error('usePlace needs the ActiveRouteContext');
  return useSyncExternalStore(active.subscribe, active.current, active.current);
}
