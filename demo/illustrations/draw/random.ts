import { createHash } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

const RESOLUTION = 0x7fffffff;

/** A random stream that depends only on its label, so that a picture is the same on every machine. */
export class Random {
  private readonly generator;

  constructor(private readonly label: string) {
    const seed = createHash('sha256').update(label).digest().readInt32LE(0);
    this.generator = xoroshiro128plus(seed);
  }

  /** An independent stream, so that a change in one part of a picture does not affect the others. */
  fork(part: string): Random {
    return new Random(`${this.label}/${part}`);
  }

  unit(): number {
    return uniformInt(this.generator, 0, RESOLUTION - 1) / RESOLUTION;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.unit();
  }

  int(low: number, high: number): number {
    return uniformInt(this.generator, low, high);
  }

  chance(probability: number): boolean {
    return this.unit() < probability;
  }

  side(): 1 | -1 {
    return this.chance(0.5) ? 1 : -1;
  }

  pick<T>(options: readonly T[]): T {
    const option = options[this.int(0, options.length - 1)];
    if (option === undefined) throw new RangeError('Nothing to pick from');
    return option;
  }
}
