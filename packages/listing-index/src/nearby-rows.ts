import { Bitmap } from './bitmap.js';
import type { IndexedListing } from './indexed-listing.js';

/** Rows that `renumber()` moves in one step: some milliseconds. */
const STEP = 200_000;

/** The rows that are near a place, for each name of `IndexedListing.nearby`. There are few names, and a row has many of them. */
export class NearbyRows {
  private byName = new Map<string, Bitmap>();

  put(row: number, names: IndexedListing['nearby']): void {
    const added = new Set(names);
    for (const [name, rows] of this.byName) {
      if (added.delete(name)) {
        rows.ensureCapacity(row);
        rows.add(row);
      } else if (row < rows.capacity) rows.delete(row);
    }
    for (const name of added) {
      const rows = new Bitmap(row + 1);
      rows.add(row);
      this.byName.set(name, rows);
    }
  }

  /** Removes the rows that are not near all of the places. */
  retain(rows: Bitmap, names: readonly string[]): void {
    for (const name of names) rows.intersect(this.byName.get(name) ?? new Bitmap());
  }

  /** Moves each row to its new number. @param numbers by row; -1 drops the row */
  *renumber(numbers: Int32Array, length: number): Generator<void> {
    const before = this.byName;
    this.byName = new Map();
    let moved = 0;
    for (const [name, rows] of before) {
      const renumbered = new Bitmap(length);
      for (const row of rows.rows()) {
        const number = numbers[row] ?? -1;
        if (number >= 0) renumbered.add(number);
        moved += 1;
        if (moved % STEP === 0) yield;
      }
      this.byName.set(name, renumbered);
    }
  }
}
