import type { RouteHandle } from '@phantom/mf-kit';

export { ProfilePage as Component } from './components/profile-page';
export { loader } from './loader';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('profile.title'), noindex: true }),
};
