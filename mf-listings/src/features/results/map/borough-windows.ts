import type { MapBounds } from '@phantom/map';
import { boroughKey, type Borough } from '../../../shared/listing-types';

const WINDOWS: Record<Borough | 'city', MapBounds> = {
  queens: { west: -73.962, south: 40.542, east: -73.7, north: 40.801 },
  manhattan: { west: -74.019, south: 40.7, east: -73.907, north: 40.88 },
  brooklyn: { west: -74.042, south: 40.57, east: -73.855, north: 40.739 },
  bronx: { west: -73.934, south: 40.785, east: -73.765, north: 40.916 },
  'staten-island': { west: -74.256, south: 40.495, east: -74.052, north: 40.65 },
  city: { west: -74.256, south: 40.495, east: -73.7, north: 40.916 },
};

/** A borough or the whole city: the viewport until the extent of the listings is known. */
export const boroughWindow = (borough: Borough | null): MapBounds => WINDOWS[boroughKey(borough)];

/** As the boundary data names them. */
export const BOROUGH_NAMES: Record<Borough, string> = {
  queens: 'Queens',
  manhattan: 'Manhattan',
  brooklyn: 'Brooklyn',
  bronx: 'Bronx',
  'staten-island': 'Staten Island',
};
