import type { RouteHandle } from '@phantom/mf-kit';
import type { DetailData } from './detail.loader';

export { PropertyPage as Component } from './components/property-page';
export { loader } from './detail.loader';

export const handle: RouteHandle<DetailData | null> = {
  head: (found, t) => ({
    title: found === null ? t('property.unknown.title') : found.property.address,
    noindex: true,
  }),
};
