import type { Bitmap } from './bitmap.js';
import { Extent } from './extent.js';
import { type HomeFilter, isPlaceWanted, isProfileWanted, type Range } from './home-filter.js';
import type { HomeIndex } from './home-index.js';
import { ANY_VALUE, knownRange } from './known-range.js';

/** How many homes there are of each kind; kinds by their numbers. */
export interface Tally {
  total: number;
  /** Under all filters but those on it, as every part here but for the amenities. */
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
  const { offer, borough, openHouse, words, streets, amenities, bounds } = filter;
  return { offer, borough, openHouse, words, streets, amenities, bounds };
}

/**
 * Counts everything in one pass: a home that fails one filter alone counts where this one is left out, a home that fails
 * none counts everywhere, and others nowhere.
 *
 * @param rows what passes the filter without those that are left out
 */
export function tally(index: HomeIndex, { words }: Bitmap, filter: HomeFilter): Tally {
  const { profile, place, amenities, price, area } = index.columns;
  const profileFails = index.profiles.marked(PROFILE, (it) => !isProfileWanted(filter, it));
  const placeFails = index.places.marked(PLACE, (it) => !isPlaceWanted(filter, it));
  const { from: leastPrice, to: mostPrice } = filter.price ? knownRange(filter.price) : ANY_VALUE;
  const { from: leastArea, to: mostArea } = filter.area ? knownRange(filter.area) : ANY_VALUE;
  const profiles = new Int32Array(profileFails.length);
  const places = new Int32Array(placeFails.length);
  const amenitySets = new Int32Array(index.amenitySets.all.length);
  const [prices, areas] = [new Extent(), new Extent()];
  for (let at = 0; at < words.length; at += 1) {
    let left = words[at] as number;
    while (left !== 0) {
      const high = 31 - Math.clz32(left);
      left ^= 1 << high;
      const row = (at << 5) + high;
      const itsProfile = profile[row] as number;
      const itsPlace = place[row] as number;
      const itsSet = amenities[row] as number;
      const itsPrice = price[row] as number;
      const itsArea = area[row] as number;
      // The sign of a difference is what a comparison would tell, without a branch that is guessed wrong half the time.
      const fails =
        (profileFails[itsProfile] as number) |
        (placeFails[itsPlace] as number) |
        ((((itsPrice - leastPrice) | (mostPrice - itsPrice)) >> 31) & PRICE) |
        ((((itsArea - leastArea) | (mostArea - itsArea)) >> 31) & AREA);
      amenitySets[itsSet] = (amenitySets[itsSet] as number) + oneIfZero(fails);
      profiles[itsProfile] = (profiles[itsProfile] as number) + oneIfZero(fails & ~PROFILE);
      places[itsPlace] = (places[itsPlace] as number) + oneIfZero(fails & ~PLACE);
      prices.take(itsPrice, fails & ~PRICE);
      areas.take(itsArea, fails & ~AREA);
    }
  }
  const total = amenitySets.reduce((sum, count) => sum + count, 0);
  return { total, profiles, places, amenitySets, price: prices.range, area: areas.range };
}

/** Of a number that is not negative. */
const oneIfZero = (value: number): number => (value - 1) >>> 31;
