import type { Borough } from '../geography/borough.js';
import type { Offer } from '../listing/listing.entity.js';
import { Bitmap } from './bitmap.js';
import type { HomeFilter } from './home-filter.js';

interface Partition {
  offer: Offer;
  borough: Borough;
  rows: Bitmap;
}

/** The rows that are on the market, by what nearly every search asks for: an offer, and a borough. */
export class Partitions {
  private readonly all = new Map<string, Partition>();

  add(row: number, { offer, borough }: Pick<Partition, 'offer' | 'borough'>, room: number): void {
    const key = `${offer} ${borough}`;
    const partition = this.all.get(key) ?? { offer, borough, rows: new Bitmap(room) };
    this.all.set(key, partition);
    partition.rows.widen(room);
    partition.rows.add(row);
  }

  delete(row: number): void {
    for (const { rows } of this.all.values()) if (rows.has(row)) rows.delete(row);
  }

  /** @param room how many rows there are */
  rowsOf({ offer, borough }: HomeFilter, room: number): Bitmap {
    const found = new Bitmap(room);
    for (const partition of this.all.values()) {
      const isOffered = offer === undefined || offer === partition.offer;
      const isThere = borough === undefined || borough === partition.borough;
      if (isOffered && isThere) found.addAll(partition.rows);
    }
    return found;
  }

  clear(): void {
    this.all.clear();
  }
}
