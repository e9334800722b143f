import type { Bitmap } from './bitmap.js';

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
      const bit = left & -left;
      left ^= bit;
      const row = (at << 5) + 31 - Math.clz32(bit);
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
      const bit = left & -left;
      left ^= bit;
      const value = values[(at << 5) + 31 - Math.clz32(bit)] as number;
      kept ^= bit & (((value - from) | (to - value)) >> 31);
    }
    words[at] = kept;
  }
}

/** Keeps the rows whose two values lie within; an unknown one, NaN, lies nowhere. */
export function keepWhereInside(
  { words }: Bitmap,
  { longitude, latitude }: { longitude: Float64Array; latitude: Float64Array },
  [west, south, east, north]: readonly [number, number, number, number],
): void {
  for (let at = 0; at < words.length; at += 1) {
    let left = words[at] as number;
    let kept = left;
    while (left !== 0) {
      const bit = left & -left;
      left ^= bit;
      const row = (at << 5) + 31 - Math.clz32(bit);
      const x = longitude[row] as number;
      const y = latitude[row] as number;
      if (!(x >= west && x <= east && y >= south && y <= north)) kept ^= bit;
    }
    words[at] = kept;
  }
}
