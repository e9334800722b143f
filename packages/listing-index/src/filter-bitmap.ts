import { type Area, type AreaShape, areaShape, type Bounds, isInArea } from './area.js';
import type { Bitmap } from './bitmap.js';
import { blockOf } from './blocks.js';
import {
  type ListingFilter,
  matchesAmenities,
  matchesCommutes,
  matchesLocality,
  matchesProfile,
  matchesStreet,
  type Range,
} from './listing-filter.js';
import type { ListingIndex } from './listing-index.js';
import type { Expiring } from './versioned-cache.js';

export interface FilteredRows extends Expiring {
  rows: Bitmap;
}

const MAX_VALUE = 2 ** 31 - 1;

/** Every value of an integer column; 0 is unknown. */
export const ANY_VALUE: Range = { from: 0, to: MAX_VALUE };

/** A range in the values of an integer column. It excludes 0, which is unknown. */
export const columnRange = ({ from, to }: Range): Range => ({
  from: Math.min(MAX_VALUE, Math.max(1, from)),
  to: Math.min(MAX_VALUE, to),
});

/** The rows that match a filter. `until` is when the result changes even if no listing does. */
export function filterRows(index: ListingIndex, filter: ListingFilter, now: number): FilteredRows {
  const rows = index.partitions.rowsOf(filter);
  const { capacity } = rows;
  for (const word of filter.words ?? []) rows.intersect(index.words.rowsWith(word, capacity));
  if (filter.nearby) index.nearby.retain(rows, filter.nearby);
  let until = Infinity;
  if (filter.openHouse) {
    const upcoming = index.openHouses.upcoming(filter.openHouse, now);
    retainCodes(rows, index.columns.openHouses, upcoming.wanted);
    until = upcoming.until;
  }
  retainEncoded(index, filter, rows);
  retainNumbers(index, filter, rows);
  return { rows, until };
}

/** Applies the filters over dictionary-encoded fields. */
function retainEncoded(index: ListingIndex, filter: ListingFilter, rows: Bitmap): void {
  const { columns, profiles, localities, streets, amenitySets, stationSets } = index;
  if (filter.localities) {
    const wanted = localities.flags(1, (locality) => matchesLocality(filter, locality));
    retainCodes(rows, columns.locality, wanted);
  }
  if (filter.streets) {
    const wanted = streets.flags(1, (street) => matchesStreet(filter, street));
    retainCodes(rows, columns.street, wanted);
  }
  if (filter.dwellings || filter.bedrooms || filter.bathrooms) {
    const wanted = profiles.flags(1, (profile) => matchesProfile(filter, profile));
    retainCodes(rows, columns.profile, wanted);
  }
  if (filter.amenities) {
    const wanted = amenitySets.flags(1, (present) => matchesAmenities(filter, present));
    retainCodes(rows, columns.amenities, wanted);
  }
  if (filter.commutes) {
    const wanted = stationSets.flags(1, (stations) => matchesCommutes(filter, stations));
    retainCodes(rows, columns.stations, wanted);
  }
}

function retainNumbers(index: ListingIndex, filter: ListingFilter, rows: Bitmap): void {
  const { columns, located } = index;
  const { price, area, bounds, areas } = filter;
  if (price) retainRange(rows, columns.price, columnRange(price));
  if (area) retainRange(rows, columns.area, columnRange(area));
  if (bounds) retainBounds(rows.intersect(located), index, bounds);
  if (areas) retainAreas(rows.intersect(located), index, areas);
}

// The loops of `retainCodes` and `retainRange` have no branch for the test of a row: the processor would mispredict it
// half of the time.

/** Removes the rows whose code is not wanted. @param codes by row @param isWanted by code: 1 or 0 */
function retainCodes({ words }: Bitmap, codes: Int32Array, isWanted: Uint8Array): void {
  for (let at = 0; at < words.length; at += 1) {
    let left = words[at] as number;
    let kept = left;
    while (left !== 0) {
      const high = 31 - Math.clz32(left);
      const bit = 1 << high;
      left ^= bit;
      const row = (at << 5) + high;
      kept ^= bit & ((isWanted[codes[row] as number] as number) - 1);
    }
    words[at] = kept;
  }
}

/** Removes the rows outside the range. Integers from 0 to 2³¹ - 1 are compared by the sign of their difference. */
function retainRange({ words }: Bitmap, values: Int32Array, { from, to }: Range): void {
  for (let at = 0; at < words.length; at += 1) {
    let left = words[at] as number;
    let kept = left;
    while (left !== 0) {
      const high = 31 - Math.clz32(left);
      const bit = 1 << high;
      left ^= bit;
      const value = values[(at << 5) + high] as number;
      kept ^= bit & (((value - from) | (to - value)) >> 31);
    }
    words[at] = kept;
  }
}

/** Tests rows one by one only in blocks that the bounds cut. @param bitmap rows with coordinates */
function retainBounds(
  { words }: Bitmap,
  { blocks, columns: { longitude, latitude } }: ListingIndex,
  bounds: Bounds,
): void {
  const [west, south, east, north] = bounds;
  for (let at = 0; at < words.length; at += 1) {
    let left = words[at] as number;
    if (left === 0) continue;
    const block = blockOf(at << 5);
    if (blocks.isInside(block, bounds)) continue;
    let kept = 0;
    if (blocks.isOutside(block, bounds)) left = 0;
    while (left !== 0) {
      const high = 31 - Math.clz32(left);
      const bit = 1 << high;
      left ^= bit;
      const row = (at << 5) + high;
      const [x, y] = [longitude[row] as number, latitude[row] as number];
      if (x >= west && x <= east && y >= south && y <= north) kept |= bit;
    }
    words[at] = kept;
  }
}

/** Tests rows only in blocks that the bounds of an area meet. @param bitmap rows with coordinates */
function retainAreas(
  { words }: Bitmap,
  { blocks, columns: { longitude, latitude } }: ListingIndex,
  areas: readonly Area[],
): void {
  const shapes = areas.map(areaShape);
  let block = -1;
  let near: AreaShape[] = [];
  for (let at = 0; at < words.length; at += 1) {
    let left = words[at] as number;
    if (left === 0) continue;
    if (blockOf(at << 5) !== block) {
      block = blockOf(at << 5);
      near = shapes.filter(({ bounds }) => !blocks.isOutside(block, bounds));
    }
    let kept = 0;
    if (near.length === 0) left = 0;
    while (left !== 0) {
      const high = 31 - Math.clz32(left);
      const bit = 1 << high;
      left ^= bit;
      const row = (at << 5) + high;
      const [x, y] = [longitude[row] as number, latitude[row] as number];
      if (near.some((shape) => isInArea(shape, x, y))) kept |= bit;
    }
    words[at] = kept;
  }
}
