import { defineRemote } from '@phantom/mf-kit';
import { locales } from './locales';
import { routes } from './routes';

export const { bootstrap, mount, unmount } = defineRemote({
  name: 'mf-listings',
  routes,
  locales,
});
