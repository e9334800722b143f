import type { Bitmap } from './bitmap.js';
import type { OrderKey, Ranking } from './ranking.js';

/** The first rows of an order, as far as they have been looked at. */
class FirstRows {
  /** The first comes first. */
  readonly rows: Int32Array;
  length = 0;
  private last = -1;

  constructor(
    private readonly ranking: Ranking,
    private readonly after: OrderKey | null,
    most: number,
  ) {
    this.rows = new Int32Array(most);
  }

  take(row: number): void {
    const { ranking, after, last } = this;
    // Nearly all end here, when a few hundred have been looked at.
    if (last >= 0 && !ranking.isBefore(row, last)) return;
    if (after !== null && !ranking.isAfter(row, after)) return;
    this.insert(row);
  }

  private insert(row: number): void {
    const { ranking, rows } = this;
    let [from, to] = [0, this.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (ranking.isBefore(row, rows[middle] as number)) to = middle;
      else from = middle + 1;
    }
    if (this.length < rows.length) this.length += 1;
    rows.copyWithin(from + 1, from, this.length - 1);
    rows[from] = row;
    if (this.length === rows.length) this.last = rows[this.length - 1] as number;
  }
}

/**
 * The rows that come first in an order.
 *
 * @param after where the page before ended; they come after it
 * @param most how many at most
 */
export function firstHomes(
  { words }: Bitmap,
  ranking: Ranking,
  after: OrderKey | null,
  most: number,
): number[] {
  const first = new FirstRows(ranking, after, most);
  // From the end, where the newest are: most of the older need one look.
  for (let at = words.length - 1; at >= 0; at -= 1) {
    let left = words[at] as number;
    while (left !== 0) {
      const high = 31 - Math.clz32(left);
      left ^= 1 << high;
      first.take((at << 5) + high);
    }
  }
  return [...first.rows.subarray(0, first.length)];
}
