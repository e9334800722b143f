import type { Map } from 'leaflet';
import type { Point } from '../draw-map';

/** How far a place in the map's window lies under a card at its lower edge; 0 where it does not; px. */
export const hiddenByCard = (map: Map, { latitude, longitude }: Point, cardHeight: number) => {
  const { x, y } = map.latLngToContainerPoint([latitude, longitude]);
  const { x: width, y: height } = map.getSize();
  const isInWindow = x >= 0 && x <= width && y <= height;
  return isInWindow ? Math.max(0, Math.round(y - (height - cardHeight))) : 0;
};
