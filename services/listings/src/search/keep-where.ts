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
