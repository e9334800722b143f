import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { LoadingState } from '../page/loading-state';
import { PageErrorState } from '../page/page-error-state';
import { PageLayout } from '../page/page-layout';
import { createPendingLayout } from '../page/pending-layout';
import { ScrollLayout } from '../page/scroll-layout';
import { nameFirstEntry } from './history-entry';
import type { RemoteRoute } from './remote-route';
import { createRouterWindow } from './router-window';

/** A remote's router in the browser page. */
export interface RemoteRouter {
  router: ReturnType<typeof createBrowserRouter>;
  /** Whether one of the remote's own routes shows this path. */
  ownsPath: (pathname: string) => boolean;
}

/** The remote's routes inside what every page has: head, focus, loading, error and scroll handling. */
export function pageRoutes(routes: RemoteRoute[]): RouteObject[] {
  return [
    {
      Component: ScrollLayout,
      children: [
        {
          Component: PageLayout,
          HydrateFallback: LoadingState,
          ErrorBoundary: PageErrorState,
          children: [
            {
              Component: createPendingLayout(routes as RouteObject[]),
              children: routes as RouteObject[],
            },
          ],
        },
        // Another section's path: nothing of this one is shown while the shell changes over.
        { path: '*', element: null },
      ],
    },
  ];
}

/** A data router for the browser that lives beside single-spa and other remotes' routers. */
export function createRemoteRouter(routes: RemoteRoute[]): RemoteRouter {
  const ownsPath = (pathname: string) => matchRoutes(routes as RouteObject[], pathname) !== null;
  nameFirstEntry();
  const router = createBrowserRouter(pageRoutes(routes), { window: createRouterWindow(ownsPath) });
  return { router, ownsPath };
}
