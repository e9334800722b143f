import type { RouteHandle } from '@phantom/mf-kit';
import { latePage } from '../../../shared/components/late-page';
import type { ReleasePageData } from './release.loader';

export const handle: RouteHandle<ReleasePageData | null> = {
  head: (page, t) => ({
    title: page ? page.release.name : t('content.unknown.title'),
    noindex: true,
  }),
};

export const Component = latePage(async () => {
  const page = await import(/* webpackChunkName: "content-work" */ './release-page');
  return page.ReleasePage;
});

export { loader } from './release.loader';
