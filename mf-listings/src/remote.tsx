import { defineRemote } from '@phantom/mf-kit';
import { routes } from './routes';

export const { bootstrap, mount, unmount } = defineRemote({
  name: 'mf-listings',
  routes,
  locales: (language) => import(`../locales/${language}.json`),
});
