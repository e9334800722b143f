import type { RouteHandle } from '@phantom/mf-kit';

export { EnquiriesPage as Component } from './components/enquiries-page';
export { loader } from './list.loader';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('enquiries.title'), noindex: true }),
};
