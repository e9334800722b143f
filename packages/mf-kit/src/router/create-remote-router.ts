import {
  createBrowserRouter,
  matchRoutes,
  type HydrationState,
  type RouteObject,
} from 'react-router-dom';
import { currentPage } from '../page-context';
import { nameFirstEntry } from './history-entry';
import { keepLoaded, withKeptData } from './kept-data';
import { pageRoutes } from './page-routes';
import type { RemoteRoute } from './remote-route';
import type { RemoteRouter } from './remote-router';
import { createRouterWindow } from './router-window';

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
  const router = createBrowserRouter(
    pageRoutes(withKeptData(routes as RouteObject[]) as RemoteRoute[]),
    {
      basename,
      hydrationData,
      window: createRouterWindow(ownsPath),
    },
  );
  const { location, matches, loaderData } = router.state;
  for (const { route } of matches) {
    keepLoaded(route.loader, location.pathname + location.search, loaderData[route.id]);
  }
  return { router, ownsPath };
}
