import type { Map } from 'leaflet';
import type { Box } from '../box';
import type { Point } from '../draw-map';
import type { MapHome, MapMarks } from './map-model';
import { clusterSize, DOT_SIZE, pillSize } from './marker-icons';
import { overlaps } from './overlaps';

/** What the markers take of the screen at the zoom of the map; boxes in pixels of the projected world. */
export const markerRoom = (map: Map, { homes, clusters }: MapMarks) => {
  const boxAt = ({ latitude, longitude }: Point, width: number, height = width): Box => {
    const { x, y } = map.project([latitude, longitude]);
    return { x, y, width, height };
  };
  const circles = clusters.map((each) => boxAt(each, clusterSize(each)));
  const pills = homes.map((home) => boxAt(home, ...pillSize(home)));
  const without = overlaps(circles, pills);
  /** The homes that have no room for their price; those that come first have it. */
  const crowded = new Set<MapHome>(homes.filter((_, index) => without.has(index)));
  const drawn = homes.map((home, index) => {
    const pill = pills[index];
    return pill && home.label !== null && !crowded.has(home) ? pill : boxAt(home, DOT_SIZE);
  });
  return { crowded, boxes: [...circles, ...drawn] };
};
