import type { RouteHandle } from '@phantom/mf-kit';

export { DashboardPage as Component } from './components/dashboard-page';
export { loader } from './loader';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('dashboard.title'), noindex: true }),
};
