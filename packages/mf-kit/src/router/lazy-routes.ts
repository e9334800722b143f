import { matchRoutes, type RouteObject } from 'react-router-dom';
import { reloadOnce } from '../browser/reload-once';
import type { RemoteRoute } from './remote-route';
import { openDestination } from './navigation';

/** Loads the code of the routes at an address (with the basename) into the table: hydration needs all of it. */
export async function loadLazyRoutes(
  routes: RemoteRoute[],
  pathname: string,
  basename: string,
): Promise<void> {
  const matches = matchRoutes(routes as RouteObject[], pathname, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await reloadOnce(route.lazy), { lazy: undefined });
    }),
  );
}

/** The routes with code that reloads the page when its file no longer exists. */
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
