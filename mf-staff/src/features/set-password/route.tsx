import type { RouteHandle } from '@phantom/mf-kit';

export { SetPasswordPage as Component } from './components/set-password-page';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('setPassword.title'), noindex: true }),
};
