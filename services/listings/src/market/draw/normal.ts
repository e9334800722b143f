import type { Chance } from '../../demo/generate/random.js';

/** Further from the middle than this lies one home in some hundreds; the feeds' own extremes are groups of their own. */
const furthest = 3;

/** A number of the standard normal distribution, cut off at the far ends (Box and Muller). */
export function normal(chance: Chance): number {
  const radius = Math.sqrt(-2 * Math.log(1 - chance.next()));
  const value = radius * Math.cos(2 * Math.PI * chance.next());
  return Math.min(furthest, Math.max(-furthest, value));
}
