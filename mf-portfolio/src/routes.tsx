import { onPathChange, type RemoteRoute } from '@phantom/mf-kit';
import { DetailSkeleton } from './features/project-detail/page/detail-skeleton';
import { ProjectsSkeleton } from './features/projects/projects-skeleton';

export const routes: RemoteRoute[] = [
  {
    path: '/portfolio',
    lazy: () => import('./features/projects/route'),
    HydrateFallback: ProjectsSkeleton,
    shouldRevalidate: onPathChange,
  },
  {
    path: '/singleportfolio/:id',
    lazy: () => import('./features/project-detail/page/route'),
    HydrateFallback: DetailSkeleton,
    shouldRevalidate: onPathChange,
  },
];
