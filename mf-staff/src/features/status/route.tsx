import type { RouteHandle } from '@phantom/mf-kit';

export { StatusPage as Component } from './components/status-page';
export { loader } from './loader';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('siteStatus.title'), noindex: true }),
};
