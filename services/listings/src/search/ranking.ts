import type { ListingSort } from '../listing/listing-sort.js';
import type { Columns } from './columns.js';

/** The place of a home in an order; it stands when the home has changed or is gone. */
export interface OrderKey {
  /** What the order goes by, where it goes by anything but the time; null is unknown. */
  value: number | null;
  enteredAt: number;
  id: number;
}

/** Below every rank of a known value. */
const UNKNOWN = -(2 ** 31);

/** The order of homes: by the rank of a value, higher first, then the newest, then the highest id. */
export class Ranking {
  private readonly values: Int32Array | null;
  private readonly sign: 1 | -1;

  constructor(
    private readonly columns: Columns,
    sort: ListingSort,
  ) {
    this.values = sort === 'newest' ? null : sort === 'area-desc' ? columns.area : columns.price;
    this.sign = sort === 'price-asc' ? -1 : 1;
  }

  rankOf(row: number): number {
    if (this.values === null) return 0;
    const value = this.values[row] as number;
    return value === 0 ? UNKNOWN : this.sign * value;
  }

  isBefore(row: number, other: number): boolean {
    const { enteredAt, id } = this.columns;
    const difference = this.rankOf(row) - this.rankOf(other);
    if (difference !== 0) return difference > 0;
    const later = (enteredAt[row] as number) - (enteredAt[other] as number);
    return later !== 0 ? later > 0 : (id[row] as number) > (id[other] as number);
  }

  isAfter(row: number, key: OrderKey): boolean {
    const { enteredAt, id } = this.columns;
    const difference = this.rankOf(row) - this.rankOfKey(key);
    if (difference !== 0) return difference < 0;
    const later = (enteredAt[row] as number) - key.enteredAt;
    return later !== 0 ? later < 0 : (id[row] as number) < key.id;
  }

  keyOf(row: number): OrderKey {
    const { enteredAt, id } = this.columns;
    return {
      value: this.values?.[row] || null,
      enteredAt: enteredAt[row] as number,
      id: id[row] as number,
    };
  }

  private rankOfKey({ value }: OrderKey): number {
    if (this.values === null) return 0;
    return value === null ? UNKNOWN : this.sign * value;
  }
}
