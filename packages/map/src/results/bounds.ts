import { latLngBounds, type LatLngBounds, type Map } from 'leaflet';
import type { MapBounds } from './map-model';

/** A metre, in degrees. */
const POINT = 1e-5;

export const toLatLng = ({ west, south, east, north }: MapBounds): LatLngBounds =>
  latLngBounds([south, west], [north, east]);

/** Whether all that lies in the bounds stands at the very same point. */
export const isPoint = ({ west, south, east, north }: MapBounds): boolean =>
  east - west < POINT && north - south < POINT;

/** The part of the world that the map's window shows. */
export const windowOf = (map: Map): MapBounds => {
  const bounds = map.getBounds();
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  };
};
