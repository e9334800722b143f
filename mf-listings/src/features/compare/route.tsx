import type { RouteHandle } from '@phantom/mf-kit';

export { ComparePage as Component } from './components/compare-page';
export { loader } from './loader';

export const handle: RouteHandle = {
  head: (_, t) => ({
    title: t('compare.title'),
    description: t('compare.description'),
    noindex: true,
  }),
};
