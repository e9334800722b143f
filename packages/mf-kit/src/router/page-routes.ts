import type { RouteObject } from 'react-router-dom';
import { LoadingState } from '../page/loading-state';
import { PageErrorState } from '../page/page-error-state';
import { PageLayout } from '../page/page-layout';
import { createPendingLayout } from '../page/pending-layout';
import { ScrollLayout } from '../page/scroll-layout';
import { withReload } from './with-reload';
import type { RemoteRoute } from './remote-route';

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
              children: withReload(routes as RouteObject[]),
            },
          ],
        },
        // Another section's path: nothing of this one is shown while the shell changes over.
        { path: '*', element: null },
      ],
    },
  ];
}
