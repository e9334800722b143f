import type { Bitmap } from './bitmap.js';
import { blockOf } from './blocks.js';
import type { Bounds } from './home-filter.js';
import type { HomeIndex } from './home-index.js';

/**
 * Keeps the rows that lie within. Of most a whole block tells; in those at an edge they are asked one by one.
 *
 * @param rows all of them with coordinates
 * @param bounds west, south, east, north; degrees, WGS84
 */
export function keepWhereInside(
  { words }: Bitmap,
  { blocks, columns: { longitude, latitude } }: Pick<HomeIndex, 'blocks' | 'columns'>,
  bounds: Bounds,
): void {
  const [west, south, east, north] = bounds;
  for (let at = 0; at < words.length; at += 1) {
    let left = words[at] as number;
    if (left === 0) continue;
    const block = blockOf(at << 5);
    if (blocks.areInside(block, bounds)) continue;
    let kept = 0;
    if (blocks.areOutside(block, bounds)) left = 0;
    while (left !== 0) {
      const high = 31 - Math.clz32(left);
      const bit = 1 << high;
      left ^= bit;
      const row = (at << 5) + high;
      const [x, y] = [longitude[row] as number, latitude[row] as number];
      if (x >= west && x <= east && y >= south && y <= north) kept |= bit;
    }
    words[at] = kept;
  }
}
