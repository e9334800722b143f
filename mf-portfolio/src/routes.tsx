import { onPathChange, type RemoteRoute } from '@phantom/mf-kit';
import { DetailSkeleton } from './features/project-detail/components/detail-skeleton';
import { ProjectsSkeleton } from './features/projects/components/projects-skeleton';

/** The section's map. */
export const routes: RemoteRoute[] = [
  {
    path: '/portfolio',
    lazy: () => import('./features/projects/route'),
    HydrateFallback: ProjectsSkeleton,
    shouldRevalidate: onPathChange,
  },
  {
    path: '/singleportfolio/:id',
    lazy: () => import('./features/project-detail/route'),
    HydrateFallback: DetailSkeleton,
    shouldRevalidate: onPathChange,
  },
];
