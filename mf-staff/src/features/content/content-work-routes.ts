import { type RemoteRoute } from '@phantom/mf-kit';
import { ListSkeleton } from '../../shared/components/staff-page';
import { CONTENT_SERVICES } from '../../shared/content-services';
import { loadWorkTexts } from './content-work-texts';

type Lazy = NonNullable<RemoteRoute['lazy']>;

const inWorkTexts =
  (lazy: Lazy): Lazy =>
  async () => {
    const [module] = await Promise.all([lazy(), loadWorkTexts()]);
    return module;
  };

/** The translation board and the releases. */
export const contentWorkRoutes: RemoteRoute[] = [
  {
    path: '/content/translations',
    HydrateFallback: ListSkeleton,
    lazy: inWorkTexts(() => import('./translations/board.route')),
  },
  {
    path: '/content/releases',
    HydrateFallback: ListSkeleton,
    lazy: inWorkTexts(() => import('./releases/releases.route')),
  },
  ...CONTENT_SERVICES.flatMap((service): RemoteRoute[] => [
    {
      path: `/content/translations/${service}/:type/:id`,
      HydrateFallback: ListSkeleton,
      lazy: inWorkTexts(() => import('./translations/translation.route')),
    },
    {
      path: `/content/releases/${service}/:id`,
      HydrateFallback: ListSkeleton,
      lazy: inWorkTexts(() => import('./releases/release.route')),
    },
  ]),
];
