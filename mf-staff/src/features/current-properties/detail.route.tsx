import type { RouteHandle } from '@phantom/mf-kit';
import type { PropertyDetail } from './api/get-property';

export { PropertyStatusPage as Component } from './components/property-status-page';
export { loader } from './detail.loader';

export const handle: RouteHandle<PropertyDetail | null> = {
  head: (property, t) => ({
    title: property === null ? t('property.unknown.title') : property.address,
    noindex: true,
  }),
};
