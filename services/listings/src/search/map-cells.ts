import type { Bitmap } from './bitmap.js';
import { type Cell, CellTable } from './cell-table.js';
import type { Columns } from './columns.js';

/** A cell is 64 pixels a side, and the world 256 at zoom 0, hence four cells: of 2³¹ units, 2²⁹ each. */
const CELL_AT_ZOOM_0 = 29;

/** The cells in which the rows lie, at this zoom or the next smaller one at which they are few enough. */
export function mapCells(columns: Columns, rows: Bitmap, zoom: number): Cell[] {
  for (let shift = CELL_AT_ZOOM_0 - zoom; ; shift += 1) {
    const table = new CellTable();
    if (fill(table, columns, rows, shift)) return table.cells();
  }
}

/** @returns whether there was room for all: in a crowded part of the map that is told soon */
function fill(table: CellTable, { x, y }: Columns, { words }: Bitmap, shift: number): boolean {
  for (let at = 0; at < words.length; at += 1) {
    let left = words[at] as number;
    while (left !== 0) {
      const high = 31 - Math.clz32(left);
      left ^= 1 << high;
      const row = (at << 5) + high;
      if (!table.take(row, x[row] as number, y[row] as number, shift)) return false;
    }
  }
  return true;
}
