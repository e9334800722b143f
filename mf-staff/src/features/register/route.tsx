import type { RouteHandle } from '@phantom/mf-kit';

export { RegisterPage as Component } from './components/register-page';

export const handle: RouteHandle = {
  head: (_, t) => ({
    title: t('register.title'),
    description: t('register.description'),
    breadcrumbs: [{ name: t('register.title'), path: '/register' }],
  }),
};
