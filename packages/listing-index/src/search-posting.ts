import { type PackedListing, type PackedSearch, STRIDE } from './packed-search.js';

const FIRST_CAPACITY = 4;

/** The searches of one key, packed one after the other: they are read in one pass. */
export class SearchPosting {
  private rows = new Int32Array(FIRST_CAPACITY * STRIDE);
  private count = 0;

  get size(): number {
    return this.count;
  }

  add(row: PackedSearch): void {
    const end = this.count * STRIDE;
    if (end === this.rows.length) {
      const larger = new Int32Array(end * 2);
      larger.set(this.rows);
      this.rows = larger;
    }
    this.rows.set(row, end);
    this.count += 1;
  }

  /** The last search takes the place of the removed one. */
  remove(slot: number): void {
    const { rows, count } = this;
    for (let at = 0; at < count * STRIDE; at += STRIDE) {
      if (rows[at] !== slot) continue;
      this.count -= 1;
      rows.copyWithin(at, this.count * STRIDE, count * STRIDE);
      return;
    }
  }

  /** Appends the slots of the searches that may match the listing. */
  find(listing: PackedListing, found: number[]): void {
    const { rows } = this;
    const { price, area, bathrooms, dwelling, amenities, borough } = listing;
    for (let at = 0, end = this.count * STRIDE; at < end; at += STRIDE) {
      if (
        price >= (rows[at + 1] as number) &&
        price <= (rows[at + 2] as number) &&
        area >= (rows[at + 3] as number) &&
        area <= (rows[at + 4] as number) &&
        bathrooms >= (rows[at + 5] as number) &&
        (dwelling & (rows[at + 6] as number)) !== 0 &&
        ((rows[at + 7] as number) & ~amenities) === 0 &&
        (rows[at + 8] === 0 || rows[at + 8] === borough)
      )
        found.push(rows[at] as number);
    }
  }
}
