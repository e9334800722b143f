import type { MapBounds, MapCluster, MapHome, MapMarks } from './map-model';
import type { Point } from '../draw-map';

export const homeKey = ({ id }: Pick<MapHome, 'id'>) => `home ${id}`;

/** A cluster has no id: it is the same one as long as it says the same at the same place. */
export const clusterKey = ({ latitude, longitude, count }: MapCluster) =>
  `cluster ${latitude} ${longitude} ${count}`;

/** The marker that a home is seen by: its own, or that of the cluster that holds it; null where there is none. */
export const keyOfHome = (home: Point & { id: number }, { homes, clusters }: MapMarks) => {
  if (homes.some(({ id }) => id === home.id)) return homeKey(home);
  const holder = clusters.find(({ bounds }) => holds(bounds, home));
  return holder ? clusterKey(holder) : null;
};

/** A metre: what two roundings of the same degree may differ by. */
const TOLERANCE = 1e-5;

const holds = ({ west, south, east, north }: MapBounds, { latitude, longitude }: Point) =>
  longitude >= west - TOLERANCE &&
  longitude <= east + TOLERANCE &&
  latitude >= south - TOLERANCE &&
  latitude <= north + TOLERANCE;
