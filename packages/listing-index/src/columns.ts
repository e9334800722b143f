const INTEGERS = [
  'id',
  'profile',
  'locality',
  'street',
  'amenities',
  'stations',
  'openHouses',
  'price',
  'area',
  'x',
  'y',
] as const;
const NUMBERS = ['enteredAt', 'latitude', 'longitude', 'textHash'] as const;

/** The fields of each row, one typed array for each field. */
export class Columns {
  id = new Int32Array();
  /** Dictionary codes. */
  profile = new Int32Array();
  locality = new Int32Array();
  street = new Int32Array();
  amenities = new Int32Array();
  stations = new Int32Array();
  openHouses = new Int32Array();
  /** 0 is unknown. */
  price = new Int32Array();
  area = new Int32Array();
  /** Map units (see mercator.ts), where the coordinates are known. */
  x = new Int32Array();
  y = new Int32Array();
  enteredAt = new Float64Array();
  /** NaN is unknown. */
  latitude = new Float64Array();
  longitude = new Float64Array();
  /** Shows whether the texts of a listing have changed. */
  textHash = new Float64Array();

  get capacity(): number {
    return this.id.length;
  }

  /** Makes room for a number of rows, and for half as many again. */
  ensureCapacity(rows: number): void {
    if (rows <= this.capacity) return;
    const before = { ...this };
    this.allocate(rows + (rows >> 1));
    for (const name of [...INTEGERS, ...NUMBERS]) this[name].set(before[name]);
  }

  /** Moves every row to its new number, one column per step. @param numbers by row, below `length`; -1 drops the row */
  *renumber(numbers: Int32Array, length: number): Generator<void> {
    const before = { ...this };
    this.allocate(length + (length >> 3));
    for (const name of [...INTEGERS, ...NUMBERS]) {
      const [from, to] = [before[name], this[name]];
      for (let row = 0; row < numbers.length; row += 1) {
        const number = numbers[row] as number;
        if (number >= 0) to[number] = from[row] as number;
      }
      yield;
    }
  }

  private allocate(capacity: number): void {
    for (const name of INTEGERS) this[name] = new Int32Array(capacity);
    for (const name of NUMBERS) this[name] = new Float64Array(capacity);
  }
}
