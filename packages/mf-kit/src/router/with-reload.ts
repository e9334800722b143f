import type { RouteObject } from 'react-router-dom';
import { openDestination } from './navigate-to';
import { reloadOnce } from './reload-once';

/** The table with what happens to a page whose code is gone. */
export function withReload(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route;
    return {
      ...route,
      ...(typeof lazy === 'function' && { lazy: () => reloadOnce(lazy, openDestination) }),
      ...(children && { children: withReload(children) }),
    } as RouteObject;
  });
}
