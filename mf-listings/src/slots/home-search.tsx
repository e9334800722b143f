import { defineSlot } from '@phantom/mf-kit/slot';
import { HomeSearch } from '../features/home-search/home-search';
import { locales } from '../locales';

export const slot = defineSlot('home-search', {
  remote: 'mf-listings',
  locales,
  load: ({ listingType }) => Promise.resolve(listingType),
  Component: HomeSearch,
});
