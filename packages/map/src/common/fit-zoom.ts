import type { MapBounds } from './map-model';

/** The margin around a fit, in pixels. */
export const FIT_MARGIN = 40;
/** The lowest zoom of a map. */
export const MIN_ZOOM = 10;
/** The greatest zoom of a fit, so that a single home is shown with its surroundings. */
export const MAX_FIT_ZOOM = 15;

/** Pixels of the world at zoom 0. */
const WORLD = 256;

interface Size {
  width: number;
  height: number;
}

/**
 * The integer zoom of Web Mercator at which a map of so many pixels will show bounds. It needs no map: the homes can be
 * requested while the code of the map is loaded.
 */
export function fitZoom({ west, south, east, north }: MapBounds, { width, height }: Size): number {
  const across = (WORLD * (east - west)) / 360;
  const down = (WORLD * (mercator(north) - mercator(south))) / (2 * Math.PI);
  const scale = Math.min((width - 2 * FIT_MARGIN) / across, (height - 2 * FIT_MARGIN) / down);
  const zoom = Math.floor(Math.log2(Math.max(scale, 1)));
  return Math.min(Math.max(zoom, MIN_ZOOM), MAX_FIT_ZOOM);
}

/** Radians. */
const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
