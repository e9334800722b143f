import { onPathChange, type RemoteRoute } from '@phantom/mf-kit';
import { ListSkeleton } from '../../shared/components/staff-page';
import { CONTENT_SERVICES } from '../../shared/content-services';
import { loadContentTexts } from './content-texts';

type Lazy = NonNullable<RemoteRoute['lazy']>;

/** The texts of these pages are loaded with them; the rest of the section does without. */
const inContentTexts =
  (lazy: Lazy): Lazy =>
  async () => {
    const [module] = await Promise.all([lazy(), loadContentTexts()]);
    return module;
  };

const lists = CONTENT_SERVICES.flatMap((service): RemoteRoute[] => [
  {
    path: `/content/${service}/:type`,
    HydrateFallback: ListSkeleton,
    lazy: inContentTexts(() => import('./page/entries.route')),
  },
  {
    path: `/content/${service}/:type/:id`,
    HydrateFallback: ListSkeleton,
    shouldRevalidate: onPathChange,
    lazy: inContentTexts(() => import('./page/entry.route')),
  },
]);

/** The pages of editors. A service has paths of its own, because each lists its entries by its own call. */
export const contentRoutes: RemoteRoute[] = [
  {
    path: '/content',
    HydrateFallback: ListSkeleton,
    lazy: inContentTexts(() => import('./page/overview.route')),
  },
  {
    path: '/content/bin',
    HydrateFallback: ListSkeleton,
    lazy: inContentTexts(() => import('./page/bin.route')),
  },
  {
    path: '/content/newsletters-mail/:number',
    HydrateFallback: ListSkeleton,
    lazy: inContentTexts(() => import('../content-newsletters/newsletter-mail.route')),
  },
  ...lists,
];
