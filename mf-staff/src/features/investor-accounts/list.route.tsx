import type { RouteHandle } from '@phantom/mf-kit';

export { InvestorsListPage as Component } from './components/investors-list-page';
export { loader } from './list.loader';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('investorAccounts.title'), noindex: true }),
};
