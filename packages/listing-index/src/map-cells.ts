import { type Area, type AreaShape, areaShape, type Bounds, isInArea } from './area.js';

/** A cell of the map that a search meets, in 32 parts with a bit each. */
export interface MapCell {
  name: string;
  /** The parts in which the search may have a point. */
  meets: number;
  /** The parts of which the search has every point. */
  fills: number;
}

/** The bits of all parts of a cell. */
export const ALL_PARTS = -1;

const CELLS_PER_DEGREE = 100;

/** Parts of a cell: of about the same width and height in New York, where a degree of longitude is shorter. */
const COLUMNS = 4;
const ROWS = 8;

/** A search of more cells than this is not worth the memory: it would match most listings of the cells anyway. */
const MAX_CELLS = 100;

/** Degrees by which a part is taken larger than it is, for what rounding adds to its edges. */
const TOLERANCE = 1e-9;

/** The number of the column or row of parts in which a coordinate lies, counted from 0°. */
const columnOf = (longitude: number): number => Math.floor(longitude * CELLS_PER_DEGREE * COLUMNS);
const rowOf = (latitude: number): number => Math.floor(latitude * CELLS_PER_DEGREE * ROWS);

const cellName = (column: number, row: number): string =>
  `c:${Math.floor(column / COLUMNS)}:${Math.floor(row / ROWS)}`;

/** The bits of columns and rows repeat from cell to cell. Both numbers of parts are powers of two. */
const partBit = (column: number, row: number): number =>
  1 << ((column & (COLUMNS - 1)) + COLUMNS * (row & (ROWS - 1)));

/** One number for both: a row is between -72,000 and 72,000. */
const partNumber = (column: number, row: number): number => column * 1_000_000 + row;

/** The cell and the part of it in which a point lies. */
export function cellOfPoint(longitude: number, latitude: number): { name: string; part: number } {
  const [column, row] = [columnOf(longitude), rowOf(latitude)];
  return { name: cellName(column, row), part: partBit(column, row) };
}

/** The cells that a rectangle meets; undefined where there are too many. */
export function cellsOfBounds(bounds: Bounds): MapCell[] | undefined {
  const cells = new PartCells();
  if (!cells.cover(bounds, (part) => (isWithin(part, bounds) ? 'all' : 'some'))) return undefined;
  return cells.list();
}

/** The cells that areas meet; undefined where there are too many. */
export function cellsOfAreas(areas: readonly Area[]): MapCell[] | undefined {
  const cells = new PartCells();
  for (const shape of areas.map(areaShape)) {
    const outline = partsOfOutline(shape);
    const coverOf = (part: Bounds, number: number): Cover =>
      outline?.has(number) ? 'some' : isInArea(shape, ...centreOf(part)) ? 'all' : 'none';
    if (!outline || !cells.cover(shape.bounds, coverOf)) return undefined;
  }
  return cells.list();
}

/** How much of a part a shape has. */
type Cover = 'all' | 'some' | 'none';

class PartCells {
  private readonly cells = new Map<string, MapCell>();

  /** @returns false where there are too many cells */
  cover(bounds: Bounds, coverOf: (part: Bounds, number: number) => Cover): boolean {
    const range = partsIn(bounds);
    if (!range) return false;
    eachPart(range, (column, row) => {
      const cover = coverOf(boundsOfPart(column, row), partNumber(column, row));
      if (cover === 'none') return;
      const name = cellName(column, row);
      const cell = this.cells.get(name) ?? { name, meets: 0, fills: 0 };
      this.cells.set(name, cell);
      cell.meets |= partBit(column, row);
      if (cover === 'all') cell.fills |= partBit(column, row);
    });
    return this.cells.size <= MAX_CELLS;
  }

  list(): MapCell[] {
    return [...this.cells.values()];
  }
}

type PartRange = Record<'fromColumn' | 'toColumn' | 'fromRow' | 'toRow', number>;

/** @returns undefined where there are too many */
function partsIn([west, south, east, north]: Bounds): PartRange | undefined {
  const range = {
    fromColumn: columnOf(west - TOLERANCE),
    toColumn: columnOf(east + TOLERANCE),
    fromRow: rowOf(south - TOLERANCE),
    toRow: rowOf(north + TOLERANCE),
  };
  const columns = range.toColumn - range.fromColumn + 1;
  const rows = range.toRow - range.fromRow + 1;
  return columns * rows > MAX_CELLS * COLUMNS * ROWS ? undefined : range;
}

function eachPart(
  { fromColumn, toColumn, fromRow, toRow }: PartRange,
  visit: (column: number, row: number) => void,
): void {
  for (let column = fromColumn; column <= toColumn; column += 1)
    for (let row = fromRow; row <= toRow; row += 1) visit(column, row);
}

const boundsOfPart = (column: number, row: number): Bounds => [
  column / CELLS_PER_DEGREE / COLUMNS - TOLERANCE,
  row / CELLS_PER_DEGREE / ROWS - TOLERANCE,
  (column + 1) / CELLS_PER_DEGREE / COLUMNS + TOLERANCE,
  (row + 1) / CELLS_PER_DEGREE / ROWS + TOLERANCE,
];

const centreOf = ([west, south, east, north]: Bounds): [number, number] => [
  (west + east) / 2,
  (south + north) / 2,
];

const isWithin = (part: Bounds, [west, south, east, north]: Bounds): boolean =>
  part[0] >= west && part[1] >= south && part[2] <= east && part[3] <= north;

/** The parts that the outline of an area crosses; all others are inside or outside as a whole. Undefined: too many. */
function partsOfOutline({ longitudes, latitudes, bounds }: AreaShape): Set<number> | undefined {
  if (!partsIn(bounds)) return undefined;
  const crossed = new Set<number>();
  let previous = longitudes.length - 1;
  for (let at = 0; at < longitudes.length; previous = at, at += 1) {
    const from: Point = [longitudes[previous] as number, latitudes[previous] as number];
    const to: Point = [longitudes[at] as number, latitudes[at] as number];
    const around: Bounds = [
      Math.min(from[0], to[0]),
      Math.min(from[1], to[1]),
      Math.max(from[0], to[0]),
      Math.max(from[1], to[1]),
    ];
    eachPart(partsIn(around) as PartRange, (column, row) => {
      if (!isOnOneSide(boundsOfPart(column, row), from, to)) crossed.add(partNumber(column, row));
    });
  }
  return crossed;
}

type Point = readonly [longitude: number, latitude: number];

/** Whether all corners of a rectangle lie on one side of the line through two points. */
function isOnOneSide([west, south, east, north]: Bounds, from: Point, to: Point): boolean {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const sideOf = (longitude: number, latitude: number) =>
    Math.sign(x * (latitude - from[1]) - y * (longitude - from[0]));
  const side = sideOf(west, south);
  return (
    side !== 0 &&
    side === sideOf(west, north) &&
    side === sideOf(east, south) &&
    side === sideOf(east, north)
  );
}
