import type { Bounds } from './area.js';

/** Rows that share a tile of the map: two words of a bitmap. */
export const BLOCK = 64;
const SHIFT = 6;

export const blockOf = (row: number): number => row >> SHIFT;

/**
 * The bounding rectangle of each block of rows, in degrees WGS84; NaN where no coordinates are known. A rectangle may be
 * too wide after listings were removed, but never too narrow.
 */
export class Blocks {
  west = new Float64Array();
  south = new Float64Array();
  east = new Float64Array();
  north = new Float64Array();

  /** Extends the rectangle of a row's block to a point. */
  include(row: number, longitude: number, latitude: number): void {
    const block = blockOf(row);
    const { west, south, east, north } = this;
    // The negations are true for NaN as well.
    if (!((west[block] as number) <= longitude)) west[block] = longitude;
    if (!((east[block] as number) >= longitude)) east[block] = longitude;
    if (!((south[block] as number) <= latitude)) south[block] = latitude;
    if (!((north[block] as number) >= latitude)) north[block] = latitude;
  }

  isInside(block: number, [west, south, east, north]: Bounds): boolean {
    return (
      (this.west[block] as number) >= west &&
      (this.east[block] as number) <= east &&
      (this.south[block] as number) >= south &&
      (this.north[block] as number) <= north
    );
  }

  isOutside(block: number, [west, south, east, north]: Bounds): boolean {
    return (
      (this.west[block] as number) > east ||
      (this.east[block] as number) < west ||
      (this.south[block] as number) > north ||
      (this.north[block] as number) < south
    );
  }

  /** The longitude within a block's rectangle that is nearest to this one; NaN where no coordinates are known. */
  nearestLongitude(block: number, longitude: number): number {
    return Math.min(this.east[block] as number, Math.max(this.west[block] as number, longitude));
  }

  /** The latitude within a block's rectangle that is nearest to this one; NaN where no coordinates are known. */
  nearestLatitude(block: number, latitude: number): number {
    return Math.min(this.north[block] as number, Math.max(this.south[block] as number, latitude));
  }

  /** Makes room for a number of rows, and for half as many again. */
  ensureCapacity(rows: number): void {
    if (rows <= this.west.length << SHIFT) return;
    for (const side of ['west', 'south', 'east', 'north'] as const) {
      const wider = new Float64Array(blockOf(rows + (rows >> 1)) + 1).fill(Number.NaN);
      wider.set(this[side]);
      this[side] = wider;
    }
  }

  clear(): void {
    this.west = this.south = this.east = this.north = new Float64Array();
  }
}
