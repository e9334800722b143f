import type { Bitmap } from './bitmap.js';
import type { Columns } from './columns.js';

/** In each order unknown values come last, and the newest comes first among equal values. */
export const LISTING_SORTS = ['newest', 'price-asc', 'price-desc', 'area-desc'] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

/** The position of a listing in an order. It stays valid when the listing changes or is removed. */
export interface SortKey {
  /** The sorted value, except in the order `newest`; null is unknown. */
  value: number | null;
  enteredAt: number;
  id: number;
}

/** Below the rank of every known value. */
const UNKNOWN_RANK = -(2 ** 31);

/** The order of rows: by a value, then by time of entry, then by id, each descending unless the sort says otherwise. */
export class Ranking {
  private readonly values: Int32Array;
  /** 0 where the order has no value. */
  private readonly sign: 1 | -1 | 0;

  constructor(
    private readonly columns: Columns,
    sort: ListingSort,
  ) {
    this.values = sort === 'area-desc' ? columns.area : columns.price;
    this.sign = sort === 'newest' ? 0 : sort === 'price-asc' ? -1 : 1;
  }

  isBefore(row: number, other: number): boolean {
    const difference = this.rankOf(this.values[row]) - this.rankOf(this.values[other]);
    if (difference !== 0) return difference > 0;
    const { enteredAt, id } = this.columns;
    const later = (enteredAt[row] as number) - (enteredAt[other] as number);
    return later !== 0 ? later > 0 : (id[row] as number) > (id[other] as number);
  }

  isAfter(row: number, key: SortKey): boolean {
    const difference = this.rankOf(this.values[row]) - this.rankOf(key.value ?? 0);
    if (difference !== 0) return difference < 0;
    const { enteredAt, id } = this.columns;
    const later = (enteredAt[row] as number) - key.enteredAt;
    return later !== 0 ? later < 0 : (id[row] as number) < key.id;
  }

  sortKeyOf(row: number): SortKey {
    const { enteredAt, id } = this.columns;
    return {
      value: this.sign === 0 ? null : this.values[row] || null,
      enteredAt: enteredAt[row] as number,
      id: id[row] as number,
    };
  }

  /** @param value 0 is unknown */
  private rankOf(value = 0): number {
    return value === 0 && this.sign !== 0 ? UNKNOWN_RANK : this.sign * value;
  }
}

/** The first k rows of those that were offered so far, in order. */
class TopRows {
  readonly rows: Int32Array;
  length = 0;
  private last = -1;

  constructor(
    private readonly ranking: Ranking,
    private readonly after: SortKey | null,
    k: number,
  ) {
    this.rows = new Int32Array(k);
  }

  offer(row: number): void {
    const { ranking, after, last } = this;
    // Nearly every row ends here once a few hundred were offered.
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

/** The first k rows of an order. @param after the end of the previous page; only rows after it are taken */
export function topK(
  { words }: Bitmap,
  ranking: Ranking,
  after: SortKey | null,
  k: number,
): number[] {
  const top = new TopRows(ranking, after, k);
  // From the end, where the newest rows are: then most of the older rows need one comparison.
  for (let at = words.length - 1; at >= 0; at -= 1) {
    let left = words[at] as number;
    while (left !== 0) {
      const high = 31 - Math.clz32(left);
      left ^= 1 << high;
      top.offer((at << 5) + high);
    }
  }
  return [...top.rows.subarray(0, top.length)];
}
