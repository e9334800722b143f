import type { Map } from 'leaflet';
import type { Point } from '../draw-map';
import type { MapCluster, MapHome, MapMarks } from './map-model';
import { clusterSize, pillSize } from './marker-icons';
import { overlaps, type Box } from './overlaps';

/** The homes that have no room for their price at the zoom of the map; those that come first have it. */
export const crowdedHomes = (map: Map, { homes, clusters }: MapMarks): Set<MapHome> => {
  const boxAt = ({ latitude, longitude }: Point, size: { width: number; height: number }): Box => {
    const { x, y } = map.project([latitude, longitude]);
    return { x, y, ...size };
  };
  const circle = (cluster: MapCluster) => {
    const size = clusterSize(cluster);
    return boxAt(cluster, { width: size, height: size });
  };
  const without = overlaps(
    clusters.map(circle),
    homes.map((home) => boxAt(home, pillSize(home))),
  );
  return new Set(homes.filter((_, index) => without.has(index)));
};
