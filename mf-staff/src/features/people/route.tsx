import type { RouteHandle } from '@phantom/mf-kit';

export { PeoplePage as Component } from './components/people-page';
export { loader } from './loader';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('people.title'), noindex: true }),
};
