import type { Borough } from '../geography/borough.js';
import type { Offer } from '../listing/listing.entity.js';
import { Bitmap } from './bitmap.js';
import { BLOCK } from './blocks.js';
import type { HomeFilter } from './home-filter.js';

/** Rows that are to be taken next, one after the other. */
interface Span {
  next: number;
  end: number;
}

interface Part extends Span {
  offer: Offer;
  borough: Borough;
  rows: Bitmap;
  /** Where the next rows of each tile of the map are. */
  tiles: Map<number, Span>;
}

/** Rows of one part that lie side by side: a few kilobytes of each column. */
const PART_ROWS = 16 * BLOCK;

/**
 * The rows that are on the market, by what nearly every search asks for: an offer, and a borough. Each part has its rows
 * side by side, so that a search touches no more memory than it must, and among them each tile of the map has blocks of
 * its own, so that it can be told of a whole block whether it is near.
 */
export class Partitions {
  /** How many rows there are, those included that are not in use. */
  length = 0;
  private parts = new Map<string, Part>();

  /**
   * @param tile where on the map
   * @returns a row that is in use from now on
   */
  allot({ offer, borough }: Pick<Part, 'offer' | 'borough'>, tile: number): number {
    const part = this.partOf(offer, borough);
    const span = part.tiles.get(tile) ?? { next: 0, end: 0 };
    part.tiles.set(tile, span);
    if (span.next === span.end) this.addBlock(part, span);
    const row = span.next;
    span.next += 1;
    part.rows.reach(row);
    part.rows.add(row);
    return row;
  }

  delete(row: number): void {
    for (const { rows } of this.parts.values()) if (rows.has(row)) rows.delete(row);
  }

  rowsOf({ offer, borough }: HomeFilter): Bitmap {
    const found = new Bitmap(this.length);
    for (const part of this.parts.values()) {
      const isOffered = offer === undefined || offer === part.offer;
      const isThere = borough === undefined || borough === part.borough;
      if (isOffered && isThere) found.addAll(part.rows);
    }
    return found;
  }

  clear(): void {
    this.parts.clear();
    this.length = 0;
  }

  private partOf(offer: Offer, borough: Borough): Part {
    const key = `${offer} ${borough}`;
    const known = this.parts.get(key);
    if (known) return known;
    const part = { offer, borough, rows: new Bitmap(), tiles: new Map(), next: 0, end: 0 };
    this.parts.set(key, part);
    return part;
  }

  private addBlock(part: Part, span: Span): void {
    if (part.next === part.end) {
      part.next = this.length;
      this.length += PART_ROWS;
      part.end = this.length;
    }
    span.next = part.next;
    part.next += BLOCK;
    span.end = part.next;
  }
}
