import { Bitmap } from './bitmap.js';
import { BLOCK } from './blocks.js';
import type { Locality } from './indexed-listing.js';
import type { ListingFilter } from './listing-filter.js';
import { parentTileOf } from './mercator.js';

/** Free rows, which are used one after the other. */
interface Span {
  next: number;
  end: number;
}

interface Partition extends Span, Pick<Locality, 'transactionType' | 'borough'> {
  rows: Bitmap;
  tiles: Map<number, TileRows>;
  /** The first rows of the tiles that they contain. */
  parentTiles: Map<number, TileRows>;
}

/** The free rows of a tile of the map. */
interface TileRows extends Span {
  /** Blocks that it got. */
  blocks: number;
}

/** Tiles of a parent tile share its blocks until these are full: where there are few listings, they fill their blocks. */
const SHARED_BLOCKS = 8;

/** Rows that a partition reserves at once: a few kilobytes of each column. */
const PARTITION_ROWS = 16 * BLOCK;

/**
 * The rows in use, partitioned by the filters that nearly every search has: transaction type and borough. The rows of a
 * partition lie side by side, so that a search reads little memory. Within a partition each tile of the map with many rows
 * has blocks of its own, so that a whole block can be accepted or skipped by its bounding rectangle.
 */
export class Partitions {
  /** Number of rows, including unused ones. */
  length = 0;
  private partitions = new Map<string, Partition>();

  /** @returns a row that is in use from now on */
  allocate(
    { transactionType, borough }: Pick<Partition, 'transactionType' | 'borough'>,
    tile: number,
  ): number {
    const partition = this.partitionOf(transactionType, borough);
    const span = tileRowsOf(partition, tile);
    if (span.next === span.end) this.addBlock(partition, span);
    const row = span.next;
    span.next += 1;
    partition.rows.ensureCapacity(row);
    partition.rows.add(row);
    return row;
  }

  delete(row: number): void {
    for (const { rows } of this.partitions.values()) if (rows.has(row)) rows.delete(row);
  }

  /** The rows in use that match the transaction type and the borough. */
  rowsOf({ transactionType, borough }: ListingFilter): Bitmap {
    const found = new Bitmap(this.length);
    for (const partition of this.partitions.values()) {
      const matchesType =
        transactionType === undefined || transactionType === partition.transactionType;
      const matchesBorough = borough === undefined || borough === partition.borough;
      if (matchesType && matchesBorough) found.union(partition.rows);
    }
    return found;
  }

  /** The bitmap of the rows in use of one partition, which the caller does not change. Empty without such a partition. */
  wordsOf({
    transactionType,
    borough,
  }: Pick<Partition, 'transactionType' | 'borough'>): Int32Array {
    return this.partitions.get(keyOf(transactionType, borough))?.rows.words ?? new Int32Array();
  }

  clear(): void {
    this.partitions.clear();
    this.length = 0;
  }

  private partitionOf(transactionType: Locality['transactionType'], borough: string): Partition {
    const key = keyOf(transactionType, borough);
    const known = this.partitions.get(key);
    if (known) return known;
    const rows = new Bitmap();
    const partition = {
      ...{ transactionType, borough, rows, next: 0, end: 0 },
      ...{ tiles: new Map(), parentTiles: new Map() },
    };
    this.partitions.set(key, partition);
    return partition;
  }

  private addBlock(partition: Partition, span: TileRows): void {
    if (partition.next === partition.end) {
      partition.next = this.length;
      this.length += PARTITION_ROWS;
      partition.end = this.length;
    }
    span.next = partition.next;
    partition.next += BLOCK;
    span.end = partition.next;
    span.blocks += 1;
  }
}

function tileRowsOf({ tiles, parentTiles }: Partition, tile: number): TileRows {
  const shared = rowsIn(parentTiles, parentTileOf(tile));
  const isFull = shared.next === shared.end && shared.blocks === SHARED_BLOCKS;
  return isFull ? rowsIn(tiles, tile) : shared;
}

function rowsIn(tiles: Map<number, TileRows>, tile: number): TileRows {
  const known = tiles.get(tile);
  if (known) return known;
  const rows = { next: 0, end: 0, blocks: 0 };
  tiles.set(tile, rows);
  return rows;
}

const keyOf = (transactionType: Locality['transactionType'], borough: string): string =>
  `${transactionType} ${borough}`;
