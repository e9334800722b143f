import {
  createBrowserRouter,
  matchRoutes,
  type HydrationState,
  type RouteObject,
} from 'react-router-dom';
import { currentPage } from '../page-context';
import { nameFirstEntry } from './history-entry';
import { pageRoutes } from './page-routes';
import type { RemoteRoute } from './remote-route';
import type { RemoteRouter } from './remote-router';
import { createRouterWindow } from './router-window';
import { onRightsChange } from '../session/on-rights-change';

/**
 * A data router for the browser that lives beside single-spa and other remotes' routers.
 * @param hydrationData what the server's router had loaded, for the first page
 */
export function createRemoteRouter(
  routes: RemoteRoute[],
  hydrationData?: HydrationState,
): RemoteRouter {
  const basename = currentPage().basename || '/';
  const ownsPath = (pathname: string) =>
    matchRoutes(routes as RouteObject[], pathname, basename) !== null;
  nameFirstEntry();
  const router = createBrowserRouter(pageRoutes(routes), {
    basename,
    hydrationData,
    window: createRouterWindow(ownsPath),
  });
  // What the page shows was loaded by the rights of before.
  onRightsChange(() => void router.revalidate());
  return { router, ownsPath };
}
