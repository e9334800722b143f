import type { RouteHandle } from '@phantom/mf-kit';

export { LandingPage as Component } from './components/landing-page';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('landing.head.title'), description: t('landing.head.description') }),
};
