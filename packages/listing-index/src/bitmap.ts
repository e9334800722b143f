const wordsFor = (rows: number): number => (rows + 31) >>> 5;

/** A set of rows, one bit for each. The words are signed: V8 does not hold an unsigned word above 2³¹ as a small integer. */
export class Bitmap {
  words: Int32Array;

  /** @param capacity number of rows; `ensureCapacity()` extends it */
  constructor(capacity = 0) {
    this.words = new Int32Array(wordsFor(capacity));
  }

  get capacity(): number {
    return this.words.length * 32;
  }

  get size(): number {
    let size = 0;
    for (const word of this.words) size += countBits(word);
    return size;
  }

  has(row: number): boolean {
    return ((this.words[row >> 5] ?? 0) & (1 << row)) !== 0;
  }

  add(row: number): void {
    const at = row >> 5;
    this.words[at] = (this.words[at] as number) | (1 << row);
  }

  delete(row: number): void {
    const at = row >> 5;
    this.words[at] = (this.words[at] as number) & ~(1 << row);
  }

  /** Makes room for a row, and for half as many rows again. */
  ensureCapacity(row: number): void {
    if (row < this.capacity) return;
    const wider = new Int32Array(wordsFor(row + 1 + (row >> 1)));
    wider.set(this.words);
    this.words = wider;
  }

  /** Adds the rows of another set. Rows above the capacity are ignored. */
  union({ words: others }: Bitmap): this {
    const { words } = this;
    const end = Math.min(words.length, others.length);
    for (let at = 0; at < end; at += 1) words[at] = (words[at] as number) | (others[at] as number);
    return this;
  }

  /** Removes the rows that are not in another set. */
  intersect({ words: others }: Bitmap): this {
    const { words } = this;
    const end = Math.min(words.length, others.length);
    for (let at = 0; at < end; at += 1) words[at] = (words[at] as number) & (others[at] as number);
    words.fill(0, end);
    return this;
  }

  /** Number of rows that are not in another set. */
  differenceSize({ words: others }: Bitmap): number {
    let size = 0;
    this.words.forEach((word, at) => {
      size += countBits(word & ~(others[at] ?? 0));
    });
    return size;
  }

  /** The rows in ascending order. */
  rows(): Int32Array {
    const rows = new Int32Array(this.size);
    let length = 0;
    this.words.forEach((word, at) => {
      for (let left = word; left !== 0; left &= left - 1) {
        rows[length] = (at << 5) + 31 - Math.clz32(left & ~(left - 1));
        length += 1;
      }
    });
    return rows;
  }

  copy(): Bitmap {
    const copy = new Bitmap();
    copy.words = this.words.slice();
    return copy;
  }
}

/** Population count: adds the bits in pairs, then in fours, and sums the bytes with one multiplication. */
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
