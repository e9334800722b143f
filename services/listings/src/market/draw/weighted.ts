import type { Chance } from '../../demo/generate/random.js';

/** Something to choose from by weight, quickly and often. */
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

  /** @throws RangeError when there is nothing to choose from */
  pick(chance: Chance): T {
    const at = chance.next() * (this.ends.at(-1) ?? 0);
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
