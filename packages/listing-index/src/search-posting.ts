import type { Range } from './listing-filter.js';

const FIRST_CAPACITY = 4;

/** The searches of one key: their slots and price ranges, in columns that are read one after the other. */
export class SearchPosting {
  private slots = new Int32Array(FIRST_CAPACITY);
  private from = new Int32Array(FIRST_CAPACITY);
  private to = new Int32Array(FIRST_CAPACITY);
  private length = 0;

  get size(): number {
    return this.length;
  }

  add(slot: number, { from, to }: Range): void {
    if (this.length === this.slots.length) this.grow();
    this.slots[this.length] = slot;
    // Prices are whole numbers, and the column would cut fractions off.
    this.from[this.length] = Math.ceil(from);
    this.to[this.length] = Math.floor(to);
    this.length += 1;
  }

  /** The last search takes the place of the removed one. */
  remove(slot: number): void {
    const at = this.slots.subarray(0, this.length).indexOf(slot);
    if (at < 0) return;
    this.length -= 1;
    for (const column of [this.slots, this.from, this.to])
      column[at] = column[this.length] as number;
  }

  /** Visits the searches whose price range has the price. @param price 0 is unknown: it is only in a range from 0 */
  forPrice(price: number, visit: (slot: number) => void): void {
    const { slots, from, to, length } = this;
    for (let at = 0; at < length; at += 1) {
      if (price >= (from[at] as number) && price <= (to[at] as number)) visit(slots[at] as number);
    }
  }

  private grow(): void {
    const capacity = this.slots.length * 2;
    const larger = (column: Int32Array<ArrayBuffer>) => {
      const copy = new Int32Array(capacity);
      copy.set(column);
      return copy;
    };
    this.slots = larger(this.slots);
    this.from = larger(this.from);
    this.to = larger(this.to);
  }
}
