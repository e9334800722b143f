/** Degrees, WGS84. The edges are included. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** A drawn part of the map: its corners, in degrees WGS84. The last one is joined to the first. */
export type Area = readonly (readonly [longitude: number, latitude: number])[];

/** An area, prepared for the test of many points. */
export interface AreaShape {
  bounds: Bounds;
  longitudes: Float64Array;
  latitudes: Float64Array;
}

export const areaShape = (area: Area): AreaShape => {
  const longitudes = Float64Array.from(area, ([longitude]) => longitude);
  const latitudes = Float64Array.from(area, ([, latitude]) => latitude);
  const bounds: Bounds = [
    Math.min(...longitudes),
    Math.min(...latitudes),
    Math.max(...longitudes),
    Math.max(...latitudes),
  ];
  return { bounds, longitudes, latitudes };
};

/**
 * Whether a line from the point to the east crosses the outline an odd number of times. Where an outline crosses
 * itself, what it encloses twice is outside, as browsers fill it with `fill-rule: evenodd`.
 */
export function isInArea(
  { bounds: [west, south, east, north], longitudes, latitudes }: AreaShape,
  longitude: number,
  latitude: number,
): boolean {
  if (longitude < west || longitude > east || latitude < south || latitude > north) return false;
  let isInside = false;
  let previous = longitudes.length - 1;
  for (let at = 0; at < longitudes.length; previous = at, at += 1) {
    const y = latitudes[at] as number;
    const previousY = latitudes[previous] as number;
    if (y > latitude === previousY > latitude) continue;
    const x = longitudes[at] as number;
    const share = (latitude - y) / (previousY - y);
    if (longitude < x + share * ((longitudes[previous] as number) - x)) isInside = !isInside;
  }
  return isInside;
}
