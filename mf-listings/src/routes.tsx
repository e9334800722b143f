import type { RemoteRoute } from '@phantom/mf-kit';
import { DetailSkeleton } from './features/detail/components/detail-skeleton';
import { shouldRevalidate as shouldLoadLanding } from './features/landing/should-revalidate';
import { ResultsSkeleton } from './features/results/components/results-skeleton';
import { shouldRevalidate as shouldLoadResults } from './features/results/should-revalidate';

/** The listings section: choose a borough, look through its homes, study one, keep and compare some. */
export const routes: RemoteRoute[] = [
  {
    path: '/listings',
    shouldRevalidate: shouldLoadLanding,
    lazy: () => import('./features/landing/route'),
  },
  {
    path: '/listings/favourites',
    lazy: () => import('./features/favourites/route'),
  },
  {
    path: '/listings/compare',
    lazy: () => import('./features/compare/route'),
  },
  {
    path: '/listings/:type',
    HydrateFallback: ResultsSkeleton,
    shouldRevalidate: shouldLoadResults,
    lazy: () => import('./features/results/route'),
  },
  {
    path: '/listings/:type/:location',
    HydrateFallback: ResultsSkeleton,
    shouldRevalidate: shouldLoadResults,
    lazy: () => import('./features/results/route'),
  },
  {
    path: '/listings-detail/:id',
    HydrateFallback: DetailSkeleton,
    lazy: () => import('./features/detail/route'),
  },
];
