import { matchRoutes, type RouteObject } from 'react-router-dom';
import { reloadOnce } from './reload-once';
import type { RemoteRoute } from './remote-route';

/**
 * Fetches the code of the routes that show an address, and keeps it in the table: content from the server can
 * only be taken over once everything that drew it is there.
 *
 * @param pathname as it stands in the address
 * @param basename what the address begins with, as `/de`, or `/`
 */
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
