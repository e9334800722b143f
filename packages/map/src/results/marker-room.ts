import type { Map } from 'leaflet';
import { overlap, type Box } from '../common/box';
import type { MapHome, MapMarks, Point } from '../common/map-model';
import { clusterSize, DOT_SIZE, pillSize } from './marker-icons';

/** The boxes of the markers at the current zoom, in pixels of the projected world, and the homes without room for a price. */
export const markerRoom = (map: Map, { homes, clusters }: MapMarks) => {
  const boxAt = ({ latitude, longitude }: Point, width: number, height = width): Box => {
    const { x, y } = map.project([latitude, longitude]);
    return { x, y, width, height };
  };
  const circles = clusters.map((each) => boxAt(each, clusterSize(each)));
  const pills = homes.map((home) => boxAt(home, ...pillSize(home)));
  const overlapping = findOverlapping(circles, pills);
  const crowded = new Set<MapHome>(homes.filter((_, index) => overlapping.has(index)));
  const drawn = homes.map((home, index) => {
    const pill = pills[index];
    return pill && home.label !== null && !crowded.has(home) ? pill : boxAt(home, DOT_SIZE);
  });
  return { crowded, boxes: [...circles, ...drawn] };
};

/** The indexes of the boxes that overlap a fixed box or an earlier box with room. */
export const findOverlapping = (fixed: readonly Box[], boxes: readonly Box[]): Set<number> => {
  const placed = [...fixed];
  const overlapping = new Set<number>();
  boxes.forEach((box, index) => {
    if (placed.some((other) => overlap(box, other))) overlapping.add(index);
    else placed.push(box);
  });
  return overlapping;
};
