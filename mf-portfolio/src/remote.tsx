import { defineRemote } from '@phantom/mf-kit';
import { routes } from './routes';

export const { bootstrap, mount, unmount } = defineRemote({
  name: 'mf-portfolio',
  routes,
  locales: (language) => import(`../locales/${language}.json`),
});
