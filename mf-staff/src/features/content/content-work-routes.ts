import type { RemoteRoute } from '@phantom/mf-kit';
import { ListSkeleton } from '../../shared/components/staff-page';
import { CONTENT_SERVICES } from '../../shared/content-services';
import type { WorkPage } from './content-work-pages';

/** One file for all of them: each file that is loaded later costs the first visit its name. */
const page = (path: string, name: WorkPage): RemoteRoute => ({
  path: `/content/${path}`,
  HydrateFallback: ListSkeleton,
  lazy: async () => (await import('./content-work-pages')).loadPage(name),
});

/** The translation board and the releases. */
export const contentWorkRoutes: RemoteRoute[] = [
  page('translations', 'board'),
  page('releases', 'releases'),
  ...CONTENT_SERVICES.flatMap((service) => [
    page(`translations/${service}/:type/:id`, 'translation'),
    page(`releases/${service}/:id`, 'release'),
  ]),
];
