import type { RemoteRoute } from '@phantom/mf-kit';
import { DetailSkeleton } from './features/detail/components/detail-skeleton';
import { ResultsSkeleton } from './features/results/components/results-skeleton';

/** The listings section: choose a borough, look through its homes, study one. */
export const routes: RemoteRoute[] = [
  {
    path: '/listings',
    lazy: () => import('./features/landing/route'),
  },
  {
    path: '/listings/:type/:location',
    HydrateFallback: ResultsSkeleton,
    lazy: () => import('./features/results/route'),
  },
  {
    path: '/listings-detail/:id',
    HydrateFallback: DetailSkeleton,
    lazy: () => import('./features/detail/route'),
  },
];
