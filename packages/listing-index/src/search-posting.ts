import { type PackedListing, type PackedSearch, STRIDE } from './packed-search.js';

const FIRST_CAPACITY = 4;

/** What a listing finds in postings. */
export interface FoundSearches {
  /** The ids of the searches that match it. */
  matching: number[];
  /** The slots of those of which something is left to be tested. */
  undecided: number[];
}

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
      if (rows[at + 1] !== slot) continue;
      this.count -= 1;
      rows.copyWithin(at, this.count * STRIDE, count * STRIDE);
      return;
    }
  }

  /**
   * Appends the searches that have the numbers of the listing. Ranges are compared by the signs of differences, all at
   * once: most searches fail one of them, and the processor would mispredict which.
   */
  find(listing: PackedListing, { matching, undecided }: FoundSearches): void {
    const { rows } = this;
    const { price, area, bedrooms, bathrooms, dwelling, amenities, borough, part } = listing;
    for (let at = 0, end = this.count * STRIDE; at < end; at += STRIDE) {
      const outside =
        (price - (rows[at + 2] as number)) |
        ((rows[at + 3] as number) - price) |
        (area - (rows[at + 4] as number)) |
        ((rows[at + 5] as number) - area) |
        (bedrooms - (rows[at + 6] as number)) |
        ((rows[at + 7] as number) - bedrooms) |
        (bathrooms - (rows[at + 8] as number));
      if (
        outside >= 0 &&
        (dwelling & (rows[at + 9] as number)) !== 0 &&
        ((rows[at + 10] as number) & ~amenities) === 0 &&
        (rows[at + 11] === 0 || rows[at + 11] === borough) &&
        (part & (rows[at + 12] as number)) !== 0
      ) {
        if ((part & (rows[at + 13] as number)) !== 0) matching.push(rows[at] as number);
        else undecided.push(rows[at + 1] as number);
      }
    }
  }
}
