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
  private readonly values: Int32Array;
  /** 0 where no value matters. */
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

  isAfter(row: number, key: OrderKey): boolean {
    const difference = this.rankOf(this.values[row]) - this.rankOf(key.value ?? 0);
    if (difference !== 0) return difference < 0;
    const { enteredAt, id } = this.columns;
    const later = (enteredAt[row] as number) - key.enteredAt;
    return later !== 0 ? later < 0 : (id[row] as number) < key.id;
  }

  keyOf(row: number): OrderKey {
    const { enteredAt, id } = this.columns;
    return {
      value: this.sign === 0 ? null : this.values[row] || null,
      enteredAt: enteredAt[row] as number,
      id: id[row] as number,
    };
  }

  /** @param value 0 is unknown */
  private rankOf(value = 0): number {
    return value === 0 && this.sign !== 0 ? UNKNOWN : this.sign * value;
  }
}
