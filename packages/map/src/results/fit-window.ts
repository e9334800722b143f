import type { Map } from 'leaflet';
import { toLatLng } from './bounds';
import type { MapBounds, MapFit } from './map-model';

/** A single home is not looked at from so near that nothing around it is known. */
const NEAREST = 15;
/** Around what is fitted; px. */
const AIR = 40;

/** Brings a map to what it has to show. */
export const fitWindow = (map: Map, start: MapBounds, first: MapFit | null) => {
  let fitted = first;
  const again = () => {
    const { bounds, isWindow = false } = fitted ?? { bounds: start };
    const air = isWindow ? {} : { padding: [AIR, AIR] as [number, number], maxZoom: NEAREST };
    map.fitBounds(toLatLng(bounds), { animate: false, ...air });
  };
  again();
  return {
    again,
    turn: () => fitted?.turn ?? null,
    isDone: (fit: MapFit) => fit.turn === fitted?.turn,
    to: (fit: MapFit) => {
      fitted = fit;
      again();
    },
  };
};
