import { createStore } from '@phantom/mf-kit/store';
import type { FrameName } from '@phantom/registry/boot-manifest';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { pagePath, type RouteTable } from '../remotes/route-table';

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

/** Follows the browser's address. A guard may have redirected since the page was requested. */
export function activeRoute(
  routes: RouteTable,
  requested = frameLocationOf(window.location.pathname, routes),
): FrameLocationStore {
  const read = () => {
    const location = frameLocationOf(window.location.pathname, routes);
    // The stylesheet uses it for the layout; the server sets it for the first page.
    document.body.dataset.frame = location.frame;
    return location;
  };
  const { get, set, subscribe } = createStore(read());
  window.addEventListener('single-spa:routing-event', () => set(read()));
  return { current: get, first: () => requested, subscribe };
}

export const ActiveRouteContext = createContext<FrameLocationStore | undefined>(undefined);

export function useFrameLocation(): FrameLocation {
  const active = useContext(ActiveRouteContext);
  if (!active) throw new Error('useFrameLocation needs the ActiveRouteContext');
  return useSyncExternalStore(active.subscribe, active.current, active.first);
}
