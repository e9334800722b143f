/** The world map is a square with this many units per side: a power of two, so that halving gives the cells of any zoom. */
const WORLD = 2 ** 31;
const LAST = WORLD - 1;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const toUnits = (share: number): number => Math.min(LAST, Math.max(0, Math.floor(share * WORLD)));

/** Units from the west edge, from degrees WGS84. */
export const xOf = (longitude: number): number => toUnits((longitude + 180) / 360);

/** Units from the north edge, from degrees WGS84. The poles lie outside the map and are clamped to its edge. */
export const yOf = (latitude: number): number => {
  const sine = Math.min(1, Math.max(-1, Math.sin(radians(latitude))));
  return toUnits(0.5 - Math.atanh(sine) / (2 * Math.PI));
};

export const longitudeOf = (x: number): number => (x / WORLD) * 360 - 180;

export const latitudeOf = (y: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD))) * 180) / Math.PI;

const TILE_ZOOM = 16;

/** 31 halvings of the world less those of the zoom. */
const TILE_SHIFT = 31 - TILE_ZOOM;

/** Halvings between a tile and the one at zoom 14. */
const PARENT_SHIFT = 2;

/** The number of the tile at zoom 16: some 460 metres per side in New York. */
export const tileAt = (x: number, y: number): number =>
  ((x >> TILE_SHIFT) << TILE_ZOOM) | (y >> TILE_SHIFT);

/** The number of the tile at zoom 14 that contains a tile: nearly two kilometres per side in New York. */
export const parentTileOf = (tile: number): number => {
  const [x, y] = [tile >>> TILE_ZOOM, tile & ((1 << TILE_ZOOM) - 1)];
  return ((x >> PARENT_SHIFT) << TILE_ZOOM) | (y >> PARENT_SHIFT);
};
