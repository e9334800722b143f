import { defineRemote } from '@phantom/mf-kit';
import { routes } from './routes';

export const { bootstrap, mount, unmount } = defineRemote({
  name: '__NAME__',
  routes,
  locales: (language) => import(`../locales/${language}.json`),
});
