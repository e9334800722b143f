import type { RemoteRoute } from '@phantom/mf-kit';
import { ListSkeleton } from '../../shared/components/staff-page';
import { loadMediaTexts } from '../../shared/media/media-texts';

type Lazy = NonNullable<RemoteRoute['lazy']>;

/** The texts of the page are loaded with it. */
const inMediaTexts =
  (lazy: Lazy): Lazy =>
  async () => {
    const [module] = await Promise.all([lazy(), loadMediaTexts()]);
    return module;
  };

export const mediaRoutes: RemoteRoute[] = [
  {
    path: '/content/media',
    HydrateFallback: ListSkeleton,
    lazy: inMediaTexts(() => import('./page/media.route')),
  },
];
