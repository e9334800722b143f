import type { RouteHandle } from '@phantom/mf-kit';

export { NewPropertyPage as Component } from './components/new-property-page';
export { newLoader as loader } from './edit.loader';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('propertyForm.new'), noindex: true }),
};
