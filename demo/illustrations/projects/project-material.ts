import type { Random } from '../draw/random.js';
import {
  BRICKS,
  BROWNSTONES,
  IRONS,
  type Material,
  PALE_BRICKS,
  PANELS,
  STONES,
} from '../palette.js';

const FAMILIES: readonly (readonly [RegExp, readonly (Material | undefined)[]])[] = [
  [/glass|corrugated|metal/, PANELS],
  [/buff|yellow|light brick/, PALE_BRICKS],
  [/dark brick/, [BRICKS[2], BRICKS[4]]],
  [/terracotta/, [BRICKS[1], BRICKS[3]]],
  [/brownstone/, BROWNSTONES],
  [/limestone|stone/, STONES],
  [/iron|steel/, IRONS],
];

/** The material that the words describe. */
export function materialOf(words: string, random: Random): Material {
  const family = FAMILIES.find(([pattern]) => pattern.test(words))?.[1] ?? BRICKS;
  return random.pick(family.filter((material) => material !== undefined));
}
