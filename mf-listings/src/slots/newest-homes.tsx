import { defineSlot } from '@phantom/mf-kit/slot';
import { getNewestListings, NewestListings } from '../features/newest/newest-listings';
import { locales } from '../locales';

export const slot = defineSlot('newest-homes', {
  remote: 'mf-listings',
  locales,
  load: getNewestListings,
  Component: NewestListings,
});
