import type { RouteHandle } from '@phantom/mf-kit';
import type { EditData } from './edit.loader';

export { EditPropertyPage as Component } from './components/edit-property-page';
export { editLoader as loader } from './edit.loader';

export const handle: RouteHandle<EditData | null> = {
  head: (found, t) => ({
    title: found === null ? t('property.unknown.title') : t('propertyForm.edit'),
    noindex: true,
  }),
};
