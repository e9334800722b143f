export { LocationMap, type LocationMapProps } from './location-map';
export type { MapTexts, Point } from './draw-map';
