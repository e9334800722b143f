import type { FrameName } from '@phantom/registry/boot-manifest';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { pagePath, type RouteTable } from '../remotes/route-table';

/** What the frame needs to know about the current address. */
export interface FrameLocation {
  /** Without language. */
  pathname: string;
  frame: FrameName;
}

export interface FrameLocationStore {
  /** The same object until it changes. */
  readonly current: () => FrameLocation;
  /** The location of the request, which the server rendered and the browser hydrates. */
  readonly first: () => FrameLocation;
  readonly subscribe: (listener: () => void) => () => void;
}

export function frameLocationOf(address: string, routes: RouteTable): FrameLocation {
  return {
    pathname: pagePath(address) ?? address,
    frame: routes(address)?.route.frame ?? 'public',
  };
}

/** A location that never changes, for a server. */
export function fixedLocation(location: FrameLocation): FrameLocationStore {
  const get = () => location;
  return { current: get, first: get, subscribe: () => () => undefined };
}

/** Follows the browser's address. */
export class ActiveRoute implements FrameLocationStore {
  private location: FrameLocation;
  private readonly listeners = new Set<() => void>();

  /** @param requested the location of the request; a guard may have redirected since */
  constructor(
    private readonly routes: RouteTable,
    private readonly requested = frameLocationOf(window.location.pathname, routes),
  ) {
    this.location = this.read();
    window.addEventListener('single-spa:routing-event', () => {
      this.location = this.read();
      for (const listener of this.listeners) listener();
    });
  }

  readonly current = (): FrameLocation => this.location;

  readonly first = (): FrameLocation => this.requested;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private read(): FrameLocation {
    const location = frameLocationOf(window.location.pathname, this.routes);
    // The stylesheet uses it for the layout; the server sets it for the first page.
    document.body.dataset.frame = location.frame;
    return location;
  }
}

export const ActiveRouteContext = createContext<FrameLocationStore | undefined>(undefined);

export function useFrameLocation(): FrameLocation {
  const active = useContext(ActiveRouteContext);
  if (!active) throw new Error('useFrameLocation needs the ActiveRouteContext');
  return useSyncExternalStore(active.subscribe, active.current, active.first);
}
