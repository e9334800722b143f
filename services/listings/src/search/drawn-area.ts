import type { Area } from '@phantom/listing-index';

export const MAX_CORNERS = 100;
const MAX_AREAS = 5;
/** Longer texts have too many corners. */
const MAX_LENGTH = 1_500;
const PRECISION = 1e5;

export const DRAWN_AREA_LIMITS = { areas: MAX_AREAS, length: MAX_LENGTH };

/**
 * Reads an area from Google's encoded polyline format, with five digits after the point. Null if it is none on
 * Earth, or has fewer than three or too many corners.
 */
export function parseArea(text: string): Area | null {
  const numbers = text.length <= MAX_LENGTH ? decode(text) : null;
  if (!numbers || numbers.length % 2 !== 0) return null;
  const corners: [number, number][] = [];
  let [latitude, longitude] = [0, 0];
  for (let at = 0; at < numbers.length; at += 2) {
    latitude += numbers[at] as number;
    longitude += numbers[at + 1] as number;
    corners.push([longitude / PRECISION, latitude / PRECISION]);
  }
  const isOnEarth = corners.every(([x, y]) => Math.abs(x) <= 180 && Math.abs(y) <= 90);
  return isOnEarth && corners.length >= 3 && corners.length <= MAX_CORNERS ? corners : null;
}

/** Each number is a row of groups of five bits, the lowest first; 32 marks that another group follows. */
function decode(text: string): number[] | null {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const character of text) {
    const group = (character.codePointAt(0) as number) - 63;
    if (group < 0 || group > 63 || shift > 25) return null;
    value |= (group & 31) << shift;
    shift += 5;
    if (group >= 32) continue;
    // The lowest bit is the sign.
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return shift === 0 ? numbers : null;
}
