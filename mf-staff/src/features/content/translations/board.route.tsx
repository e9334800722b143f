import type { RouteHandle } from '@phantom/mf-kit';
import { lazy, Suspense } from 'react';
import { ListSkeleton } from '../../../shared/components/staff-page';

const BoardPage = lazy(async () => {
  const page = await import(/* webpackChunkName: "content-work" */ './board-page');
  return { default: page.BoardPage };
});

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('translations.title'), noindex: true }),
};

export const Component = () => (
  <Suspense fallback={<ListSkeleton />}>
    <BoardPage />
  </Suspense>
);

export { loader } from './board.loader';
