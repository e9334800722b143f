const wordsFor = (rows: number): number => (rows + 31) >>> 5;

/** A set of rows, a bit each. The words are signed: an unsigned one above 2³¹ is no small integer to V8. */
export class Bitmap {
  words: Int32Array;

  /** @param rows how many there may be; more after `reach()` */
  constructor(rows = 0) {
    this.words = new Int32Array(wordsFor(rows));
  }

  get room(): number {
    return this.words.length * 32;
  }

  /** How many rows are in it. */
  get size(): number {
    let size = 0;
    for (const word of this.words) size += onesIn(word);
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

  /** Makes room for a row, and for some after it. */
  reach(row: number): void {
    if (row < this.room) return;
    const wider = new Int32Array(wordsFor(row + 1 + (row >> 1)));
    wider.set(this.words);
    this.words = wider;
  }

  /** Takes in all of another one's rows that there is room for. */
  addAll({ words: others }: Bitmap): this {
    const { words } = this;
    const end = Math.min(words.length, others.length);
    for (let at = 0; at < end; at += 1) words[at] = (words[at] as number) | (others[at] as number);
    return this;
  }

  /** Keeps what is in another one too. */
  keepAll({ words: others }: Bitmap): this {
    const { words } = this;
    const end = Math.min(words.length, others.length);
    for (let at = 0; at < end; at += 1) words[at] = (words[at] as number) & (others[at] as number);
    words.fill(0, end);
    return this;
  }

  /** How many rows are in it and not in another one. */
  sizeWithout({ words: others }: Bitmap): number {
    let size = 0;
    this.words.forEach((word, at) => {
      size += onesIn(word & ~(others[at] ?? 0));
    });
    return size;
  }

  /** In ascending order. */
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

/** The bits of a word, counted side by side: in pairs, in fours, in bytes, and these by one multiplication. */
function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
