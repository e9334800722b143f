import type { RouteHandle } from '@phantom/mf-kit';
import { lazy, Suspense } from 'react';
import { ListSkeleton } from '../../../shared/components/staff-page';
import type { ReleasePageData } from './release.loader';

const ReleasePage = lazy(async () => {
  const page = await import(/* webpackChunkName: "content-work" */ './release-page');
  return { default: page.ReleasePage };
});

export const handle: RouteHandle<ReleasePageData | null> = {
  head: (page, t) => ({
    title: page ? page.release.name : t('content.unknown.title'),
    noindex: true,
  }),
};

export const Component = () => (
  <Suspense fallback={<ListSkeleton />}>
    <ReleasePage />
  </Suspense>
);

export { loader } from './release.loader';
