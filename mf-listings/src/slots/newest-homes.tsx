import { defineSlot } from '@phantom/mf-kit/slot';
import { getNewest } from '../features/newest/api/get-newest';
import { NewestHomes } from '../features/newest/components/newest-homes';
import { locales } from '../locales';

export const slot = defineSlot('newest-homes', {
  remote: 'mf-listings',
  locales,
  load: getNewest,
  Component: NewestHomes,
});
