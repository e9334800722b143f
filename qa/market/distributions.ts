import type { SeededRandom } from '../../demo/feed/random.js';
import type { Figures } from './market.js';

/** Weighted random choice, by binary search. */
export class Weighted<T> {
  private readonly choices: T[];
  private readonly ends: number[] = [];

  constructor(entries: readonly (readonly [choice: T, weight: number])[]) {
    const possible = entries.filter(([, weight]) => weight > 0);
    this.choices = possible.map(([choice]) => choice);
    let end = 0;
    for (const [, weight] of possible) this.ends.push((end += weight));
  }

  get isEmpty(): boolean {
    return this.choices.length === 0;
  }

  /** @throws RangeError when there are no choices */
  pick(random: SeededRandom): T {
    const at = random.next() * (this.ends.at(-1) ?? 0);
    let [from, to] = [0, this.ends.length - 1];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (at < (this.ends[middle] as number)) to = middle;
      else from = middle + 1;
    }
    if (this.isEmpty) throw new RangeError('nothing to choose from');
    return this.choices[from] as T;
  }
}

/** An integer with the given distribution. Null with the probability of an unknown value. */
export function drawFigure(figures: Figures | null, random: SeededRandom): number | null {
  if (!figures || random.happens(figures.unknown)) return null;
  const { quantiles } = figures;
  const at = random.next() * (quantiles.length - 1);
  const below = quantiles[Math.floor(at)] ?? 0;
  const above = quantiles[Math.ceil(at)] ?? below;
  return Math.round(below + (above - below) * (at % 1));
}

/** Less than one listing in a hundred is farther from the mean. The extremes of the feeds are groups of their own. */
const MAX_DEVIATION = 3;

/** A number of the standard normal distribution (Box and Muller), with the tails cut off. */
export function normal(random: SeededRandom): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.next()));
  const value = radius * Math.cos(2 * Math.PI * random.next());
  return Math.min(MAX_DEVIATION, Math.max(-MAX_DEVIATION, value));
}
