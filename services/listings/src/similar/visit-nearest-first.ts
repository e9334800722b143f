import type { Bitmap } from '../search/bitmap.js';
import { blockOf } from '../search/blocks.js';

/** So near that the rows which are wanted are likely to be there. */
const NEAR = 0.5;

export interface Nearness {
  /** No row of the block is nearer. */
  leastOf: (block: number) => number;
  /** What is farther need not be visited any more. */
  farthest: () => number;
}

/** Visits rows, those of near blocks first: after them hardly any of the others need to be looked at. */
export function visitNearestFirst(
  { words }: Bitmap,
  { leastOf, farthest }: Nearness,
  visit: (row: number) => void,
): void {
  const visitWord = (at: number): void => {
    let left = words[at] as number;
    while (left !== 0) {
      const high = 31 - Math.clz32(left);
      left ^= 1 << high;
      visit((at << 5) + high);
    }
  };
  const later: { at: number; least: number }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === 0) continue;
    const least = leastOf(blockOf(at << 5));
    if (least < NEAR) visitWord(at);
    else later.push({ at, least });
  }
  for (const { at, least } of later) if (least <= farthest()) visitWord(at);
}
