import type { FrameName } from '@phantom/registry/boot-manifest';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { pagePath } from '../app/page-path';
import type { RouteTable } from '../remotes/route-table';

/** Where the visitor is, as far as the frame needs to know. */
export interface Place {
  /** Without the language that the address may begin with. */
  pathname: string;
  frame: FrameName;
}

/** Tells the frame where the visitor is, and when that changes. */
export interface PlaceStore {
  /** The same place until it changes. */
  readonly current: () => Place;
  /** The place that the page was loaded for: what a server draws, and what the browser takes over from it. */
  readonly first: () => Place;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The place of an address. */
export function placeOf(address: string, routes: RouteTable): Place {
  return {
    pathname: pagePath(address) ?? address,
    frame: routes(address)?.route.frame ?? 'public',
  };
}

/** A place that never changes, as for a page on a server. */
export function fixedPlace(place: Place): PlaceStore {
  const get = () => place;
  return { current: get, first: get, subscribe: () => () => undefined };
}

/** Follows the address that the browser shows. */
export class ActiveRoute implements PlaceStore {
  private place: Place;
  private readonly listeners = new Set<() => void>();

  /** @param asked the place that the page was loaded for, where the visitor may have been led elsewhere since */
  constructor(
    private readonly routes: RouteTable,
    private readonly asked: Place = placeOf(window.location.pathname, routes),
  ) {
    this.place = this.read();
    window.addEventListener('single-spa:routing-event', () => {
      this.place = this.read();
      for (const listener of this.listeners) listener();
    });
  }

  readonly current = (): Place => this.place;

  readonly first = (): Place => this.asked;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private read(): Place {
    const place = placeOf(window.location.pathname, this.routes);
    // The stylesheet lays the page out by it; the server sets it for the first page.
    document.body.dataset.frame = place.frame;
    return place;
  }
}

export const ActiveRouteContext = createContext<PlaceStore | undefined>(undefined);

/** The place at hand in a component of the frame. */
export function usePlace(): Place {
  const active = useContext(ActiveRouteContext);
  if (!active) throw new Error('usePlace needs the ActiveRouteContext');
  return useSyncExternalStore(active.subscribe, active.current, active.first);
}
