import type { RouteHandle } from '@phantom/mf-kit';

export { ForgotPasswordPage as Component } from './components/forgot-password-page';

export const handle: RouteHandle = {
  head: (_, t) => ({
    title: t('forgotPassword.title'),
    description: t('forgotPassword.lead'),
    noindex: true,
  }),
};
