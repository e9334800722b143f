import {
  createBrowserRouter,
  matchRoutes,
  type HydrationState,
  type RouteObject,
} from 'react-router-dom';
import { currentPage } from '../page-context';
import { nameFirstEntry, type RemoteRouter } from '../router/navigation';
import { storeLoaded, withOfflineData } from '../router/offline-data';
import { pageRoutes } from '../page/page-routes';
import type { RemoteRoute } from '../router/remote-route';
import { createRouterWindow } from '../router/router-window';

/** A data router that works beside single-spa and the routers of other remotes. */
export function createRemoteRouter(
  routes: RemoteRoute[],
  hydrationData?: HydrationState,
): RemoteRouter {
  const basename = currentPage().basename || '/';
  const ownsPath = (pathname: string) =>
    matchRoutes(routes as RouteObject[], pathname, basename) !== null;
  nameFirstEntry();
  const router = createBrowserRouter(
    pageRoutes(withOfflineData(routes as RouteObject[]) as RemoteRoute[]),
    {
      basename,
      hydrationData,
      window: createRouterWindow(ownsPath),
    },
  );
  const { location, matches, loaderData } = router.state;
  for (const { route } of matches) {
    storeLoaded(route.loader, location.pathname + location.search, loaderData[route.id]);
  }
  return { router, ownsPath };
}
