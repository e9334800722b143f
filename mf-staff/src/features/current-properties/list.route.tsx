import type { RouteHandle } from '@phantom/mf-kit';

export { PropertiesPage as Component } from './components/properties-page';
export { loader } from './list.loader';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('properties.title'), noindex: true }),
};
