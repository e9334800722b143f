import type { RouteHandle } from '@phantom/mf-kit';
import { latePage } from '../../../shared/components/late-page';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('translations.title'), noindex: true }),
};

export const Component = latePage(async () => {
  const page = await import(/* webpackChunkName: "content-work" */ './board-page');
  return page.BoardPage;
});

export { loader } from './board.loader';
