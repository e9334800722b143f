import {
  createBrowserRouter,
  matchRoutes,
  type HydrationState,
  type RouteObject,
} from 'react-router-dom';
import { splitLanguage } from '@phantom/registry/language-path';
import { currentPage } from '../page-context';
import { nameFirstEntry, type RemoteRouter } from '../router/navigation';
import { storeLoaded, withOfflineData } from '../router/offline-data';
import { pageRoutes } from '../page/page-routes';
import type { RemoteRoute } from '../router/remote-route';
import { createRouterWindow } from '../router/router-window';
import { withShowState } from '../router/show-state';

interface Options {
  hydrationData?: HydrationState;
  otherPaths?: readonly string[];
}

/** A data router that works beside single-spa and the routers of other remotes. */
export function createRemoteRouter(
  routes: RemoteRoute[],
  { hydrationData, otherPaths = [] }: Options = {},
): RemoteRouter {
  const page = currentPage();
  const basename = page.basename || '/';
  const own = routes as RouteObject[];
  const others = otherPaths.map((path) => ({ path, element: null }));
  const all = [...own, ...others];
  const ownsPath = (pathname: string) => {
    // `/de` is a language, also for a section with the route `/:page`.
    if (splitLanguage(pathname).basename !== page.basename) return false;
    const [match] = matchRoutes(all, pathname, basename) ?? [];
    return match !== undefined && own.includes(match.route);
  };
  nameFirstEntry();
  const router = createBrowserRouter(pageRoutes(withOfflineData(own) as RemoteRoute[], others), {
    basename,
    hydrationData,
    window: createRouterWindow(ownsPath),
  });
  withShowState(router);
  const { location, matches, loaderData } = router.state;
  for (const { route } of matches) {
    storeLoaded(route.loader, location.pathname + location.search, loaderData[route.id]);
  }
  return { router, ownsPath };
}
