import type { RouteHandle } from '@phantom/mf-kit';

export { PersonalDataPage as Component } from './components/personal-data-page';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('personalData.title'), noindex: true }),
};
