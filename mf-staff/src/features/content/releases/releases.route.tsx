import type { RouteHandle } from '@phantom/mf-kit';
import { latePage } from '../../../shared/components/late-page';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('releases.title'), noindex: true }),
};

export const Component = latePage(async () => {
  const page = await import(/* webpackChunkName: "content-work" */ './releases-page');
  return page.ReleasesPage;
});

export { loader } from './releases.loader';
