import type { HandleOf } from '@phantom/mf-kit';
import type { loader as load } from './loader';

export { DashboardPage as Component } from './components/dashboard-page';
export { loader } from './loader';

export const handle: HandleOf<typeof load> = {
  head: ({ page }, t) => ({ title: t(`dashboard.heads.${page}`), noindex: true }),
};
