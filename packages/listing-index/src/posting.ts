import { Bitmap } from './bitmap.js';

/** The rows that contain a word: a list while there are few, a bitmap once that is smaller. */
export class Posting {
  private rows: Int32Array | null = new Int32Array(2);
  private length = 0;
  private highest = 0;
  private bits: Bitmap | null = null;

  constructor(readonly word: string) {}

  /** The same row may be added several times in a row. */
  add(row: number): void {
    if (this.bits) {
      this.bits.ensureCapacity(row);
      this.bits.add(row);
    } else if (this.length === 0 || this.rows?.[this.length - 1] !== row) this.append(row);
  }

  addTo(found: Bitmap): void {
    if (this.bits) found.union(this.bits);
    else for (let at = 0; at < this.length; at += 1) found.add(this.rows?.[at] as number);
  }

  /** @param numbers the new number of each row; -1 for a row that is dropped @returns the number of rows before */
  renumber(numbers: Int32Array): number {
    const rows = this.bits?.rows() ?? (this.rows as Int32Array).subarray(0, this.length);
    this.rows = new Int32Array(2);
    this.length = 0;
    this.highest = 0;
    this.bits = null;
    for (const row of rows) {
      const number = numbers[row] as number;
      if (number >= 0) this.add(number);
    }
    return rows.length;
  }

  private append(row: number): void {
    let rows = this.rows as Int32Array;
    if (this.length === rows.length) {
      // A bitmap needs one bit for each row up to the highest, a list 32 bits for each row in it.
      if (this.length * 32 > Math.max(row, this.highest, 1_024)) return this.toBitmap(row);
      rows = new Int32Array(this.length * 2);
      rows.set(this.rows as Int32Array);
      this.rows = rows;
    }
    rows[this.length] = row;
    this.length += 1;
    this.highest = Math.max(this.highest, row);
  }

  private toBitmap(row: number): void {
    const bits = new Bitmap(Math.max(row, this.highest) + 1);
    this.addTo(bits);
    bits.add(row);
    this.bits = bits;
    this.rows = null;
  }
}
