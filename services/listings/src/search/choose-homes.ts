import type { Bitmap } from './bitmap.js';
import {
  areAmenitiesWanted,
  type HomeFilter,
  isPlaceWanted,
  isProfileWanted,
  isStreetWanted,
} from './home-filter.js';
import type { HomeIndex } from './home-index.js';
import { keepWhereInside } from './keep-where-inside.js';
import { keepWhereWanted, keepWhereWithin } from './keep-where.js';
import { knownRange } from './known-range.js';
import type { Finding } from './memo.js';

export interface ChosenRows extends Finding {
  rows: Bitmap;
}

/** The rows that pass the filter, and until when they are the same if no home changes. */
export function chooseHomes(index: HomeIndex, filter: HomeFilter, now: number): ChosenRows {
  const rows = index.partitions.rowsOf(filter);
  const { room } = rows;
  for (const word of filter.words ?? []) rows.keepAll(index.words.rowsWith(word, room));
  let until = Infinity;
  if (filter.openHouse) {
    const toCome = index.openHouses.toCome(filter.openHouse, now);
    keepWhereWanted(rows, index.columns.openHouses, toCome.wanted);
    until = toCome.until;
  }
  keepKinds(index, filter, rows);
  keepNumbers(index, filter, rows);
  return { rows, until };
}

function keepKinds(index: HomeIndex, filter: HomeFilter, rows: Bitmap): void {
  const { columns, profiles, places, streets, amenitySets } = index;
  if (filter.localities) {
    const wanted = places.marked(1, (place) => isPlaceWanted(filter, place));
    keepWhereWanted(rows, columns.place, wanted);
  }
  if (filter.streets) {
    const wanted = streets.marked(1, (street) => isStreetWanted(filter, street));
    keepWhereWanted(rows, columns.street, wanted);
  }
  if (filter.dwellings || filter.bedrooms || filter.bathrooms) {
    const wanted = profiles.marked(1, (profile) => isProfileWanted(filter, profile));
    keepWhereWanted(rows, columns.profile, wanted);
  }
  if (filter.amenities) {
    const wanted = amenitySets.marked(1, (had) => areAmenitiesWanted(filter, had));
    keepWhereWanted(rows, columns.amenities, wanted);
  }
}

function keepNumbers(index: HomeIndex, filter: HomeFilter, rows: Bitmap): void {
  const { columns, placed } = index;
  const { price, area, bounds } = filter;
  if (price) keepWhereWithin(rows, columns.price, knownRange(price));
  if (area) keepWhereWithin(rows, columns.area, knownRange(area));
  if (bounds) keepWhereInside(rows.keepAll(placed), index, bounds);
}
