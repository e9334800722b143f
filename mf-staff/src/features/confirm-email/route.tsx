import type { RouteHandle } from '@phantom/mf-kit';

export { ConfirmEmailPage as Component } from './components/confirm-email-page';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('confirmEmail.title'), noindex: true }),
};
