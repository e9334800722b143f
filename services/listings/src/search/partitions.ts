import type { Borough } from '../geography/borough.js';
import type { Offer } from '../listing/listing.entity.js';
import { Bitmap } from './bitmap.js';
import type { HomeFilter } from './home-filter.js';

interface Part {
  offer: Offer;
  borough: Borough;
  rows: Bitmap;
  /** The next row of its block, and where this block ends. */
  next: number;
  end: number;
}

/** Rows that belong to one part and lie side by side: a few kilobytes of each column. */
const BLOCK = 1_024;

/**
 * The rows that are on the market, by what nearly every search asks for: an offer, and a borough. Each part has its rows in
 * blocks of its own, so that a search touches no more memory than it must.
 */
export class Partitions {
  /** How many rows there are, those included that are not in use. */
  length = 0;
  private parts = new Map<string, Part>();

  /** @returns a row that is in use from now on */
  allot({ offer, borough }: Pick<Part, 'offer' | 'borough'>): number {
    const key = `${offer} ${borough}`;
    const part = this.parts.get(key) ?? { offer, borough, rows: new Bitmap(), next: 0, end: 0 };
    this.parts.set(key, part);
    if (part.next === part.end) {
      part.next = this.length;
      this.length += BLOCK;
      part.end = this.length;
    }
    const row = part.next;
    part.next += 1;
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
}
