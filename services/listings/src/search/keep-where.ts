import type { Bitmap } from './bitmap.js';
import type { Columns } from './columns.js';
import type { Bounds } from './home-filter.js';
import { LAST, xOf, yOf } from './mercator.js';

// A home that stays and one that goes cost the same here: a branch would be guessed wrong half the time.

/**
 * Keeps the rows whose kind is wanted.
 *
 * @param kinds number of each row's kind
 * @param isWanted 1 or 0 of each kind
 */
export function keepWhereWanted({ words }: Bitmap, kinds: Int32Array, isWanted: Uint8Array): void {
  for (let at = 0; at < words.length; at += 1) {
    let left = words[at] as number;
    let kept = left;
    while (left !== 0) {
      const high = 31 - Math.clz32(left);
      const bit = 1 << high;
      left ^= bit;
      const row = (at << 5) + high;
      kept ^= bit & ((isWanted[kinds[row] as number] as number) - 1);
    }
    words[at] = kept;
  }
}

/**
 * Keeps the rows whose value lies within. Everything is a whole number from 0 to 2³¹ - 1, so that the sign of a
 * difference is what a comparison would tell.
 */
export function keepWhereWithin(
  { words }: Bitmap,
  values: Int32Array,
  { from, to }: { from: number; to: number },
): void {
  for (let at = 0; at < words.length; at += 1) {
    let left = words[at] as number;
    let kept = left;
    while (left !== 0) {
      const high = 31 - Math.clz32(left);
      const bit = 1 << high;
      left ^= bit;
      const value = values[(at << 5) + high] as number;
      kept ^= bit & (((value - from) | (to - value)) >> 31);
    }
    words[at] = kept;
  }
}

/**
 * Keeps the rows that lie within. Whole numbers tell of nearly all; degrees are asked about those that are at an edge.
 *
 * @param rows all of them with coordinates
 * @param bounds west, south, east, north; degrees, WGS84
 */
export function keepWhereInside(
  { words }: Bitmap,
  { x, y, longitude, latitude }: Columns,
  bounds: Bounds,
): void {
  const [west, south, east, north] = bounds;
  const [left, right] = [Math.max(0, xOf(west) - 1), Math.min(LAST, xOf(east) + 1)];
  const [top, bottom] = [Math.max(0, yOf(north) - 1), Math.min(LAST, yOf(south) + 1)];
  for (let at = 0; at < words.length; at += 1) {
    let rest = words[at] as number;
    let kept = rest;
    while (rest !== 0) {
      const high = 31 - Math.clz32(rest);
      const bit = 1 << high;
      rest ^= bit;
      const row = (at << 5) + high;
      const toWest = (x[row] as number) - left;
      const toEast = right - (x[row] as number);
      const toNorth = (y[row] as number) - top;
      const toSouth = bottom - (y[row] as number);
      // The sign tells of what lies outside or at an edge.
      const sign = ((toWest - 3) | (toEast - 3) | (toNorth - 3) | (toSouth - 3)) >> 31;
      if (sign === 0) continue;
      const isOut = (toWest | toEast | toNorth | toSouth) < 0;
      if (isOut || !isInside(longitude[row], latitude[row], bounds)) kept ^= bit;
    }
    words[at] = kept;
  }
}

function isInside(
  longitude = Number.NaN,
  latitude = Number.NaN,
  [west, south, east, north]: Bounds,
): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}
