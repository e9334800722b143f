import type { RouteHandle } from '@phantom/mf-kit';
import { lazy, Suspense } from 'react';
import { ListSkeleton } from '../../../shared/components/staff-page';

const ReleasesPage = lazy(async () => {
  const page = await import(/* webpackChunkName: "content-work" */ './releases-page');
  return { default: page.ReleasesPage };
});

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('releases.title'), noindex: true }),
};

export const Component = () => (
  <Suspense fallback={<ListSkeleton />}>
    <ReleasesPage />
  </Suspense>
);

export { loader } from './releases.loader';
