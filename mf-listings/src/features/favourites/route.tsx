import type { RouteHandle } from '@phantom/mf-kit';

export { FavouritesPage as Component } from './components/favourites-page';
export { loader } from './loader';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('favourites.title'), noindex: true }),
};
