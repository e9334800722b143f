import type { Range } from './home-filter.js';

/** The least and the most of what is known; 0 is unknown. */
export class Extent {
  private least = 2 ** 31 - 1;
  private most = 0;

  get range(): Range | null {
    return this.most === 0 ? null : { from: this.least, to: this.most };
  }

  /** @param fails only 0 counts */
  take(value: number, fails: number): void {
    if (value > this.most && fails === 0) this.most = value;
    if (value < this.least && fails === 0 && value !== 0) this.least = value;
  }
}
