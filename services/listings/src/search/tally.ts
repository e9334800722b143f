import type { Bitmap } from './bitmap.js';
import { type HomeFilter, isPlaceWanted, isProfileWanted, type Range } from './home-filter.js';
import type { HomeIndex } from './home-index.js';
import { ANY_VALUE, knownRange } from './known-range.js';

/** How many homes there are of each kind; kinds by their numbers. */
export interface Tally {
  total: number;
  /** Under all filters but those on it, as every part here. */
  profiles: Int32Array;
  places: Int32Array;
  amenitySets: Int32Array;
  price: Range | null;
  area: Range | null;
}

/** What a home fails. */
const PROFILE = 1;
const PLACE = 2;
const PRICE = 4;
const AREA = 8;

/** The same filter without those that `tally()` leaves out in turn. */
export function withoutTallied(filter: HomeFilter): HomeFilter {
  const { offer, borough, openHouse, words, amenities, bounds } = filter;
  return { offer, borough, openHouse, words, amenities, bounds };
}

/**
 * Counts everything in one pass: a home that fails one filter alone counts where this one is left out, a home that fails
 * none counts everywhere, and others nowhere.
 *
 * @param rows what passes the filter without those that are left out
 */
export function tally(index: HomeIndex, { words }: Bitmap, filter: HomeFilter): Tally {
  const { profile, place, amenities, price, area } = index.columns;
  const profiles = new Int32Array(index.profiles.all.length);
  const places = new Int32Array(index.places.all.length);
  const amenitySets = new Int32Array(index.amenitySets.all.length);
  const [prices, areas] = [new Extent(), new Extent()];
  let total = 0;
  const failing = failures(index, filter);
  for (let at = 0; at < words.length; at += 1) {
    let left = words[at] as number;
    while (left !== 0) {
      const bit = left & -left;
      left ^= bit;
      const row = (at << 5) + 31 - Math.clz32(bit);
      const [itsProfile, itsPlace] = [profile[row] as number, place[row] as number];
      const [itsPrice, itsArea] = [price[row] as number, area[row] as number];
      const fails = failing(itsProfile, itsPlace, itsPrice, itsArea);
      if (fails === 0) {
        total += 1;
        const set = amenities[row] as number;
        amenitySets[set] = (amenitySets[set] as number) + 1;
      }
      if ((fails & ~PROFILE) === 0) profiles[itsProfile] = (profiles[itsProfile] as number) + 1;
      if ((fails & ~PLACE) === 0) places[itsPlace] = (places[itsPlace] as number) + 1;
      if ((fails & ~PRICE) === 0) prices.take(itsPrice);
      if ((fails & ~AREA) === 0) areas.take(itsArea);
    }
  }
  return { total, profiles, places, amenitySets, price: prices.range, area: areas.range };
}

/** Tells which filters a home fails, as the sum of them. */
function failures(index: HomeIndex, filter: HomeFilter) {
  const profileFails = index.profiles.wanted((profile) => !isProfileWanted(filter, profile));
  const placeFails = index.places.wanted((place) => !isPlaceWanted(filter, place));
  const price = filter.price ? knownRange(filter.price) : ANY_VALUE;
  const area = filter.area ? knownRange(filter.area) : ANY_VALUE;
  return (itsProfile: number, itsPlace: number, itsPrice: number, itsArea: number): number =>
    ((profileFails[itsProfile] as number) * PROFILE) |
    ((placeFails[itsPlace] as number) * PLACE) |
    (itsPrice < price.from || itsPrice > price.to ? PRICE : 0) |
    (itsArea < area.from || itsArea > area.to ? AREA : 0);
}

/** The least and the most of what is known. */
class Extent {
  private least = Infinity;
  private most = 0;

  get range(): Range | null {
    return this.most === 0 ? null : { from: this.least, to: this.most };
  }

  take(value: number): void {
    if (value === 0) return;
    if (value < this.least) this.least = value;
    if (value > this.most) this.most = value;
  }
}
