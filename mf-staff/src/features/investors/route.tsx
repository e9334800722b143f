import type { RouteHandle } from '@phantom/mf-kit';

export { InvestorsPage as Component } from './components/investors-page';
export { loader } from './loader';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('dashboard.heads.investors'), noindex: true }),
};
