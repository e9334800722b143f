import type { RouteHandle } from '@phantom/mf-kit';

export { LogoutPage as Component } from './components/logout-page';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('signOut.head'), noindex: true }),
};
