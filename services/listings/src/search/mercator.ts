/** The world is a square of so many units a side: a power of two, so that halving finds the cell of any zoom. */
const WORLD = 2 ** 31;
/** The last unit of a side. */
const LAST = WORLD - 1;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const onMap = (share: number): number => Math.min(LAST, Math.max(0, Math.floor(share * WORLD)));

/** Units from the west edge, by degrees WGS84. */
export const xOf = (longitude: number): number => onMap((longitude + 180) / 360);

/** Units from the north edge, by degrees WGS84; the poles lie beyond the map, and are put at its edge. */
export const yOf = (latitude: number): number => {
  const sine = Math.min(1, Math.max(-1, Math.sin(radians(latitude))));
  return onMap(0.5 - Math.atanh(sine) / (2 * Math.PI));
};

export const longitudeOf = (x: number): number => (x / WORLD) * 360 - 180;

export const latitudeOf = (y: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD))) * 180) / Math.PI;

/** What a zoom of 14 leaves of the 31 halvings of the world. */
const TILE = 17;

/** The number of the tile at zoom 14: nearly two kilometres a side in New York. */
export const tileAt = (x: number, y: number): number => ((x >> TILE) << 14) | (y >> TILE);
