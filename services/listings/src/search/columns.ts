const FIRST_ROOM = 1_024;

const INTEGERS = ['id', 'profile', 'place', 'amenities', 'price', 'area', 'x', 'y'] as const;
const NUMBERS = ['enteredAt', 'latitude', 'longitude', 'text'] as const;

/** What is known of each row, a typed array each; rows are numbered from 0 in the order in which they came. */
export class Columns {
  length = 0;

  id = new Int32Array(FIRST_ROOM);
  /** Numbers of what it has in common with others. */
  profile = new Int32Array(FIRST_ROOM);
  place = new Int32Array(FIRST_ROOM);
  amenities = new Int32Array(FIRST_ROOM);
  /** 0 is unknown. */
  price = new Int32Array(FIRST_ROOM);
  area = new Int32Array(FIRST_ROOM);
  /** On the map of the world, where the place is known. */
  x = new Int32Array(FIRST_ROOM);
  y = new Int32Array(FIRST_ROOM);
  enteredAt = new Float64Array(FIRST_ROOM);
  /** NaN is unknown. */
  latitude = new Float64Array(FIRST_ROOM);
  longitude = new Float64Array(FIRST_ROOM);
  /** Tells whether the words are still the same. */
  text = new Float64Array(FIRST_ROOM);

  get room(): number {
    return this.id.length;
  }

  /** @returns the number of a new row */
  append(): number {
    if (this.length === this.room) this.resize(this.room + (this.room >> 1));
    this.length += 1;
    return this.length - 1;
  }

  /**
   * Leaves out rows.
   *
   * @param rows those that stay, ascending; they are numbered anew from 0
   */
  keep(rows: Int32Array): void {
    for (const name of [...INTEGERS, ...NUMBERS]) {
      const column = this[name];
      rows.forEach((row, at) => {
        column[at] = column[row] as number;
      });
    }
    this.length = rows.length;
    this.resize(Math.max(FIRST_ROOM, rows.length + (rows.length >> 3)));
  }

  private resize(room: number): void {
    const { length } = this;
    for (const name of INTEGERS) {
      const column = new Int32Array(room);
      column.set(this[name].subarray(0, length));
      this[name] = column;
    }
    for (const name of NUMBERS) {
      const column = new Float64Array(room);
      column.set(this[name].subarray(0, length));
      this[name] = column;
    }
  }
}
