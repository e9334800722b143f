import type { RouteHandle } from '@phantom/mf-kit';

export { AuditPage as Component } from './components/audit-page';
export { loader } from './loader';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('audit.title'), noindex: true }),
};
