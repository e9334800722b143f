export { MAX_CORNERS } from './common/map-model';
export type {
  MapBounds,
  MapCluster,
  MapFit,
  MapMarks,
  MapView,
  NamedPoint,
  Point,
} from './common/map-model';
export { useNear } from './common/use-near';
export { LocationMap } from './location/location-map';
export { loadResultsMap, ResultsMap, type ResultsMapProps } from './results/results-map';
