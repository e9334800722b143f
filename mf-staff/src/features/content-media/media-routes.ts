import type { RemoteRoute } from '@phantom/mf-kit';
import { ListSkeleton } from '../../shared/components/staff-page';
import { loadMediaTexts } from '../../shared/media/media-texts';

export const mediaRoutes: RemoteRoute[] = [
  {
    path: '/content/media',
    HydrateFallback: ListSkeleton,
    lazy: async () => {
      const [module] = await Promise.all([import('./page/media.route'), loadMediaTexts()]);
      return module;
    },
  },
];
