const INTEGERS = [
  'id',
  'profile',
  'place',
  'street',
  'amenities',
  'openHouses',
  'price',
  'area',
  'x',
  'y',
] as const;
const NUMBERS = ['enteredAt', 'latitude', 'longitude', 'text'] as const;

/** What is known of each row, a typed array each. */
export class Columns {
  id = new Int32Array();
  /** Numbers of what it has in common with others. */
  profile = new Int32Array();
  place = new Int32Array();
  street = new Int32Array();
  amenities = new Int32Array();
  openHouses = new Int32Array();
  /** 0 is unknown. */
  price = new Int32Array();
  area = new Int32Array();
  /** On the map of the world, where the place is known. */
  x = new Int32Array();
  y = new Int32Array();
  enteredAt = new Float64Array();
  /** NaN is unknown. */
  latitude = new Float64Array();
  longitude = new Float64Array();
  /** Tells whether the words are still the same. */
  text = new Float64Array();

  get room(): number {
    return this.id.length;
  }

  /** Makes room for so many rows, and for some to come. */
  reach(rows: number): void {
    if (rows <= this.room) return;
    const room = rows + (rows >> 1);
    const before = { ...this };
    this.allocate(room);
    for (const name of [...INTEGERS, ...NUMBERS]) this[name].set(before[name]);
  }

  /**
   * Moves every row to where it has its number now, a column at each step.
   *
   * @param numbers of each row, below `length`; -1 of one that goes
   */
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

  private allocate(room: number): void {
    for (const name of INTEGERS) this[name] = new Int32Array(room);
    for (const name of NUMBERS) this[name] = new Float64Array(room);
  }
}
