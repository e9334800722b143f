import type { RouteHandle } from '@phantom/mf-kit';

export { InvestorLoginPage as Component } from './components/investor-login-page';
export { loader } from './investor.loader';

export const handle: RouteHandle = {
  head: (_, t) => ({
    title: t('signIn.investor.title'),
    description: t('signIn.investor.description'),
    breadcrumbs: [{ name: t('signIn.investor.title'), path: '/investors/login' }],
  }),
};
