import type { RouteHandle } from '@phantom/mf-kit';

export { EmployeeLoginPage as Component } from './components/employee-login-page';

export const handle: RouteHandle = {
  head: (_, t) => ({
    title: t('signIn.employee.head'),
    description: t('signIn.employee.description'),
    breadcrumbs: [{ name: t('signIn.employee.head'), path: '/login' }],
  }),
};
