import type { RemoteRoute } from '@phantom/mf-kit';
import { ListSkeleton } from '../../shared/components/staff-page';

/** The translation board and the releases. One file for all: each file that is loaded later costs the first visit its name. */
export const contentWorkRoutes: RemoteRoute[] = [
  {
    path: '/content/translations',
    HydrateFallback: ListSkeleton,
    lazy: () => import(/* webpackChunkName: "content-work-routes" */ './translations/board.route'),
  },
  {
    path: '/content/releases',
    HydrateFallback: ListSkeleton,
    lazy: () => import(/* webpackChunkName: "content-work-routes" */ './releases/releases.route'),
  },
  {
    path: '/content/translations/:service/:type/:id',
    HydrateFallback: ListSkeleton,
    lazy: () =>
      import(/* webpackChunkName: "content-work-routes" */ './translations/translation.route'),
  },
  {
    path: '/content/releases/:service/:id',
    HydrateFallback: ListSkeleton,
    lazy: () => import(/* webpackChunkName: "content-work-routes" */ './releases/release.route'),
  },
];
