export { LocationMap, type LocationMapProps } from './location-map';
export type { MapTexts, Point } from './draw-map';
export { loadResultsMap } from './results/load-results-map';
export { ResultsMap, type ResultsMapProps } from './results/results-map';
export type {
  MapBounds,
  MapCluster,
  MapEvents,
  MapFit,
  MapHome,
  MapMarks,
  MapView,
} from './results/map-model';
export { useNear } from './use-near';
