/** No row. */
const FREE = -1;

/**
 * The row of each listing by its id, as a hash table with open addressing and linear probing. It is made of typed arrays,
 * whose content the collector of the heap does not visit: a `Map` of a million listings has 34 MB for it to mark.
 */
export class RowNumbers {
  private ids = new Int32Array(16);
  private rows = new Int32Array(16).fill(FREE);
  private count = 0;

  get size(): number {
    return this.count;
  }

  get(id: number): number | undefined {
    const row = this.rows[this.slotOf(id)] as number;
    return row === FREE ? undefined : row;
  }

  /** @param row not negative */
  set(id: number, row: number): void {
    const slot = this.slotOf(id);
    if (this.rows[slot] === FREE) this.count += 1;
    this.ids[slot] = id;
    this.rows[slot] = row;
    if (this.count * 2 > this.rows.length) this.grow();
  }

  delete(id: number): void {
    let hole = this.slotOf(id);
    if (this.rows[hole] === FREE) return;
    this.count -= 1;
    const mask = this.rows.length - 1;
    // A search ends at a free slot. So each entry behind the hole moves into it, unless its own first slot is behind it too.
    for (let slot = (hole + 1) & mask; this.rows[slot] !== FREE; slot = (slot + 1) & mask) {
      const first = this.firstSlotOf(this.ids[slot] as number);
      if (((slot - first) & mask) < ((slot - hole) & mask)) continue;
      this.ids[hole] = this.ids[slot] as number;
      this.rows[hole] = this.rows[slot] as number;
      hole = slot;
    }
    this.rows[hole] = FREE;
  }

  /** Where an id is, or would be put. */
  private slotOf(id: number): number {
    const mask = this.rows.length - 1;
    let slot = this.firstSlotOf(id);
    while (this.rows[slot] !== FREE && this.ids[slot] !== id) slot = (slot + 1) & mask;
    return slot;
  }

  /** Fibonacci hashing: ids that follow each other are spread over the table. */
  private firstSlotOf(id: number): number {
    return Math.imul(id, 0x9e3779b1) >>> (Math.clz32(this.rows.length) + 1);
  }

  private grow(): void {
    const { ids, rows } = this;
    this.ids = new Int32Array(rows.length * 2);
    this.rows = new Int32Array(rows.length * 2).fill(FREE);
    for (let at = 0; at < rows.length; at += 1) {
      if (rows[at] === FREE) continue;
      const slot = this.slotOf(ids[at] as number);
      this.ids[slot] = ids[at] as number;
      this.rows[slot] = rows[at] as number;
    }
  }
}
