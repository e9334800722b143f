import type { Bounds } from './home-filter.js';

/** Rows that share a tile of the map: two words of a bitmap. */
export const BLOCK = 64;
const SHIFT = 6;

export const blockOf = (row: number): number => row >> SHIFT;

/**
 * The rectangles in which the homes of each block lie, in degrees WGS84; NaN where no place is known. They may be too wide
 * where homes have gone, never too narrow.
 */
export class Blocks {
  west = new Float64Array();
  south = new Float64Array();
  east = new Float64Array();
  north = new Float64Array();

  /** Takes in where the home of a row is. */
  take(row: number, longitude: number, latitude: number): void {
    const block = blockOf(row);
    const { west, south, east, north } = this;
    // What is compared with NaN is not true.
    if (!((west[block] as number) <= longitude)) west[block] = longitude;
    if (!((east[block] as number) >= longitude)) east[block] = longitude;
    if (!((south[block] as number) <= latitude)) south[block] = latitude;
    if (!((north[block] as number) >= latitude)) north[block] = latitude;
  }

  /** Whether all homes of a block are. */
  areInside(block: number, [west, south, east, north]: Bounds): boolean {
    return (
      (this.west[block] as number) >= west &&
      (this.east[block] as number) <= east &&
      (this.south[block] as number) >= south &&
      (this.north[block] as number) <= north
    );
  }

  areOutside(block: number, [west, south, east, north]: Bounds): boolean {
    return (
      (this.west[block] as number) > east ||
      (this.east[block] as number) < west ||
      (this.south[block] as number) > north ||
      (this.north[block] as number) < south
    );
  }

  /** The point of a block's rectangle that is nearest; NaN where no place is known. */
  nearestTo(
    block: number,
    longitude: number,
    latitude: number,
  ): [longitude: number, latitude: number] {
    const { west, south, east, north } = this;
    return [
      Math.min(east[block] as number, Math.max(west[block] as number, longitude)),
      Math.min(north[block] as number, Math.max(south[block] as number, latitude)),
    ];
  }

  /** Makes room for so many rows, and for some to come. */
  reach(rows: number): void {
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
