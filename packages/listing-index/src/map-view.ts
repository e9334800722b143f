import type { Bitmap } from './bitmap.js';
import type { Columns } from './columns.js';
import type { IndexedListing } from './indexed-listing.js';
import type { ListingIndex } from './listing-index.js';
import { latitudeOf, longitudeOf } from './mercator.js';

/** West, south, east, north; degrees, WGS84. */
export type Box = [number, number, number, number];

interface Cluster {
  latitude: number;
  longitude: number;
  count: number;
  bounds: Box;
}

type MapListing = Pick<IndexedListing, 'id' | 'price' | 'transactionType'> & {
  latitude: number;
  longitude: number;
};

/** All rows on a map: alone, or in clusters where they are too close together. */
export interface MapView {
  total: number;
  extent: Box | null;
  clusters: Cluster[];
  listings: MapListing[];
}

/** @param rows rows with coordinates */
export function mapView(index: ListingIndex, rows: Bitmap, zoom: number): MapView {
  const cells = mapCells(index.columns, rows, zoom);
  return {
    total: cells.reduce((total, { count }) => total + count, 0),
    extent: cells.length > 0 ? boxOf(cells.reduce(union)) : null,
    clusters: cells.filter(({ count }) => count > 1).map(toCluster),
    listings: cells.filter(({ count }) => count === 1).map(({ row }) => toMapListing(index, row)),
  };
}

function toCluster(cell: Cell): Cluster {
  const { west, north, east, south, count } = cell;
  return {
    latitude: rounded(latitudeOf((north + south) / 2), Math.round),
    longitude: rounded(longitudeOf((west + east) / 2), Math.round),
    count,
    bounds: boxOf(cell),
  };
}

function toMapListing(index: ListingIndex, row: number): MapListing {
  const { columns } = index;
  return {
    id: columns.id[row] as number,
    latitude: columns.latitude[row] as number,
    longitude: columns.longitude[row] as number,
    price: columns.price[row] || null,
    transactionType: index.localityOf(row).transactionType,
  };
}

const union = (one: Cell, other: Cell): Cell => ({
  ...one,
  west: Math.min(one.west, other.west),
  north: Math.min(one.north, other.north),
  east: Math.max(one.east, other.east),
  south: Math.max(one.south, other.south),
});

/** A box that contains all listings even after rounding, so that a search within it finds all of them. */
function boxOf({ west, north, east, south }: Cell): Box {
  return [
    rounded(longitudeOf(west - 1), Math.floor),
    rounded(latitudeOf(south + 2), Math.floor),
    rounded(longitudeOf(east + 2), Math.ceil),
    rounded(latitudeOf(north - 1), Math.ceil),
  ];
}

/** To a tenth of a metre. */
const rounded = (degrees: number, round: (value: number) => number): number =>
  round(degrees * 1e6) / 1e6;

/** As many as people can tell apart on a map, and as a browser draws at once. */
const MAX_CELLS = 400;

/** A cell is 64 pixels per side. The world is 256 pixels at zoom 0, so a cell has 2²⁹ of its 2³¹ units. */
const CELL_SHIFT_AT_ZOOM_0 = 29;

/** The cells in which the rows lie, at this zoom or at the next smaller zoom at which there are few enough. */
function mapCells(columns: Columns, rows: Bitmap, zoom: number): Cell[] {
  for (let shift = CELL_SHIFT_AT_ZOOM_0 - zoom; ; shift += 1) {
    const table = new CellTable();
    if (fillTable(table, columns, rows, shift)) return table.cells();
  }
}

/** @returns whether all rows fitted; where listings are dense it stops early */
function fillTable(table: CellTable, { x, y }: Columns, { words }: Bitmap, shift: number): boolean {
  for (let at = 0; at < words.length; at += 1) {
    let left = words[at] as number;
    while (left !== 0) {
      const high = 31 - Math.clz32(left);
      left ^= 1 << high;
      const row = (at << 5) + high;
      if (!table.add(row, x[row] as number, y[row] as number, shift)) return false;
    }
  }
  return true;
}

/** The rows of one cell of the grid. The edges are map units (see mercator.ts). */
interface Cell {
  count: number;
  /** One of its rows. */
  row: number;
  west: number;
  north: number;
  east: number;
  south: number;
}

const SLOTS = 1_024;
const EMPTY = -1;

/** A hash table from grid cells to their rows, in typed arrays, for up to `MAX_CELLS` cells. */
class CellTable {
  private length = 0;
  private readonly slots = new Int32Array(SLOTS).fill(EMPTY);
  private readonly column = new Int32Array(MAX_CELLS);
  private readonly line = new Int32Array(MAX_CELLS);
  private readonly count = new Int32Array(MAX_CELLS);
  private readonly row = new Int32Array(MAX_CELLS);
  private readonly west = new Int32Array(MAX_CELLS).fill(2 ** 31 - 1);
  private readonly north = new Int32Array(MAX_CELLS).fill(2 ** 31 - 1);
  private readonly east = new Int32Array(MAX_CELLS);
  private readonly south = new Int32Array(MAX_CELLS);

  /** @param shift how often the map units are halved to give cells @returns false when the table is full */
  add(row: number, x: number, y: number, shift: number): boolean {
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
    if (this.length === MAX_CELLS) return EMPTY;
    const cell = this.length;
    this.length += 1;
    this.slots[slot] = cell;
    this.column[cell] = column;
    this.line[cell] = line;
    return cell;
  }
}
