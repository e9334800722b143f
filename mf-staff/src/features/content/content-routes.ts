import { onPathChange, type RemoteRoute } from '@phantom/mf-kit';
import { ListSkeleton } from '../../shared/components/staff-page';

/** The pages of editors. `:service` is one of `CONTENT_SERVICES`: each lists its entries by its own call. */
export const contentRoutes: RemoteRoute[] = [
  {
    path: '/content',
    HydrateFallback: ListSkeleton,
    lazy: () => import(/* webpackChunkName: "content-lists" */ './page/overview.route'),
  },
  {
    path: '/content/bin',
    HydrateFallback: ListSkeleton,
    lazy: () => import(/* webpackChunkName: "content-lists" */ './page/bin.route'),
  },
  {
    path: '/content/newsletters-mail/:number',
    HydrateFallback: ListSkeleton,
    lazy: () => import('./mails/newsletter-mail.route'),
  },
  {
    path: '/content/:service/:type',
    HydrateFallback: ListSkeleton,
    lazy: () => import(/* webpackChunkName: "content-lists" */ './page/entries.route'),
  },
  {
    path: '/content/:service/:type/:id',
    HydrateFallback: ListSkeleton,
    shouldRevalidate: onPathChange,
    lazy: () => import('./page/entry.route'),
  },
];
