/** What people can tell apart on a map, and a browser draws at once. */
export const MOST_CELLS = 400;

const SLOTS = 1_024;
const EMPTY = -1;

/** All that lies in one cell; in units of the map of the world. */
export interface Cell {
  count: number;
  /** One of its rows. */
  row: number;
  west: number;
  north: number;
  east: number;
  south: number;
}

/** The cells of a grid with what lies in them, as long as they are few: a hash table of typed arrays. */
export class CellTable {
  private length = 0;
  private readonly slots = new Int32Array(SLOTS).fill(EMPTY);
  private readonly column = new Int32Array(MOST_CELLS);
  private readonly line = new Int32Array(MOST_CELLS);
  private readonly count = new Int32Array(MOST_CELLS);
  private readonly row = new Int32Array(MOST_CELLS);
  private readonly west = new Int32Array(MOST_CELLS).fill(2 ** 31 - 1);
  private readonly north = new Int32Array(MOST_CELLS).fill(2 ** 31 - 1);
  private readonly east = new Int32Array(MOST_CELLS);
  private readonly south = new Int32Array(MOST_CELLS);

  /**
   * Takes in a row at x and y.
   *
   * @param shift how often the units are halved to give cells
   * @returns whether there is still room
   */
  take(row: number, x: number, y: number, shift: number): boolean {
    const cell = this.cellOf(x >> shift, y >> shift);
    if (cell === EMPTY) return false;
    const { count, west, north, east, south } = this;
    count[cell] = (count[cell] as number) + 1;
    this.row[cell] = row;
    if (x < (west[cell] as number)) west[cell] = x;
    if (x > (east[cell] as number)) east[cell] = x;
    if (y < (north[cell] as number)) north[cell] = y;
    if (y > (south[cell] as number)) south[cell] = y;
    return true;
  }

  cells(): Cell[] {
    const { count, row, west, north, east, south } = this;
    return Array.from({ length: this.length }, (_, at) => ({
      count: count[at] as number,
      row: row[at] as number,
      west: west[at] as number,
      north: north[at] as number,
      east: east[at] as number,
      south: south[at] as number,
    }));
  }

  private cellOf(column: number, line: number): number {
    let slot = (Math.imul(column, 0x9e3779b1) ^ Math.imul(line, 0x85ebca6b)) >>> 22;
    for (;;) {
      const cell = this.slots[slot] as number;
      if (cell === EMPTY) return this.append(slot, column, line);
      if (this.column[cell] === column && this.line[cell] === line) return cell;
      slot = (slot + 1) & (SLOTS - 1);
    }
  }

  private append(slot: number, column: number, line: number): number {
    if (this.length === MOST_CELLS) return EMPTY;
    const cell = this.length;
    this.length += 1;
    this.slots[slot] = cell;
    this.column[cell] = column;
    this.line[cell] = line;
    return cell;
  }
}
