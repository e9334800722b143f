import type { Bitmap } from './bitmap.js';
import { ANY_VALUE, columnRange } from './filter-bitmap.js';
import {
  type ListingFilter,
  matchesBathrooms,
  matchesBedrooms,
  matchesDwelling,
  matchesLocality,
  matchesProfile,
  type Range,
} from './listing-filter.js';
import type { ListingIndex } from './listing-index.js';

export interface Count<T> {
  value: T;
  count: number;
}

/** The choices that a search leaves. Each facet is counted under all filters except its own. */
export interface Facets {
  dwelling: Count<string>[];
  bedrooms: Count<number>[];
  bathrooms: Count<number>[];
  neighbourhood: Count<string>[];
  zipCode: Count<string>[];
  /** Under all filters, its own included: a listing may have several. */
  amenities: Count<string>[];
  price: Range | null;
  area: Range | null;
}

/** Numbers of rooms from here on are one choice. */
const MAX_BEDROOMS = 5;
const MAX_BATHROOMS = 4;

const MAX_NEIGHBOURHOODS = 100;
const MAX_ZIP_CODES = 50;
const MAX_AMENITIES = 100;

/** The same filter without the parts that `countFacets()` applies itself. */
export function withoutFacetFilters(filter: ListingFilter): ListingFilter {
  const { transactionType, borough, openHouse, words, streets, amenities } = filter;
  const { nearby, commutes, bounds, areas } = filter;
  return {
    ...{ transactionType, borough, openHouse, words, streets, amenities },
    ...{ nearby, commutes, bounds, areas },
  };
}

/** @param rows the rows that match `withoutFacetFilters(filter)` */
export function countFacets(
  index: ListingIndex,
  rows: Bitmap,
  filter: ListingFilter,
): { total: number; facets: Facets } {
  const counts = countMatches(index, rows, filter);
  const { total, price, area } = counts;
  const facets = {
    ...profileFacets(index, counts, filter),
    ...localityFacets(index, counts),
    amenities: amenityFacet(index, counts),
    price,
    area,
  };
  return { total, facets };
}

/** Matches by dictionary code. Each part is counted without its own filter, except the amenities. */
type MatchCounts = ReturnType<typeof countMatches>;

/** The filters that a row fails, as bits. */
const PROFILE = 1;
const LOCALITY = 2;
const PRICE = 4;
const AREA = 8;

/**
 * Counts all facets in one pass. A row that fails no filter counts in every facet. A row that fails exactly one filter
 * counts in the facet of that filter. Other rows do not count.
 */
function countMatches(index: ListingIndex, { words }: Bitmap, filter: ListingFilter) {
  const { profile, locality, amenities, price, area } = index.columns;
  const profileFails = index.profiles.flags(PROFILE, (value) => !matchesProfile(filter, value));
  const localityFails = index.localities.flags(
    LOCALITY,
    (value) => !matchesLocality(filter, value),
  );
  const { from: minPrice, to: maxPrice } = filter.price ? columnRange(filter.price) : ANY_VALUE;
  const { from: minArea, to: maxArea } = filter.area ? columnRange(filter.area) : ANY_VALUE;
  const profiles = new Int32Array(profileFails.length);
  const localities = new Int32Array(localityFails.length);
  const amenitySets = new Int32Array(index.amenitySets.values.length);
  const [prices, areas] = [new Extent(), new Extent()];
  for (let at = 0; at < words.length; at += 1) {
    let left = words[at] as number;
    while (left !== 0) {
      const high = 31 - Math.clz32(left);
      left ^= 1 << high;
      const row = (at << 5) + high;
      const rowProfile = profile[row] as number;
      const rowLocality = locality[row] as number;
      const rowAmenities = amenities[row] as number;
      const rowPrice = price[row] as number;
      const rowArea = area[row] as number;
      // The sign of a difference is the result of a comparison, without a branch that is mispredicted half of the time.
      const fails =
        (profileFails[rowProfile] as number) |
        (localityFails[rowLocality] as number) |
        ((((rowPrice - minPrice) | (maxPrice - rowPrice)) >> 31) & PRICE) |
        ((((rowArea - minArea) | (maxArea - rowArea)) >> 31) & AREA);
      amenitySets[rowAmenities] = (amenitySets[rowAmenities] as number) + oneIfZero(fails);
      profiles[rowProfile] = (profiles[rowProfile] as number) + oneIfZero(fails & ~PROFILE);
      localities[rowLocality] = (localities[rowLocality] as number) + oneIfZero(fails & ~LOCALITY);
      prices.include(rowPrice, fails & ~PRICE);
      areas.include(rowArea, fails & ~AREA);
    }
  }
  const total = amenitySets.reduce((sum, count) => sum + count, 0);
  return { total, profiles, localities, amenitySets, price: prices.range, area: areas.range };
}

/** @param value not negative */
const oneIfZero = (value: number): number => (value - 1) >>> 31;

/** The smallest and the largest known value; 0 is unknown. */
class Extent {
  private min = 2 ** 31 - 1;
  private max = 0;

  get range(): Range | null {
    return this.max === 0 ? null : { from: this.min, to: this.max };
  }

  /** @param fails the value counts only where this is 0 */
  include(value: number, fails: number): void {
    if (value > this.max && fails === 0) this.max = value;
    if (value < this.min && fails === 0 && value !== 0) this.min = value;
  }
}

function profileFacets({ profiles }: ListingIndex, counts: MatchCounts, filter: ListingFilter) {
  const dwelling = new Counter<string>();
  const bedrooms = new Counter<number>();
  const bathrooms = new Counter<number>();
  profiles.values.forEach((profile, code) => {
    const count = counts.profiles[code] as number;
    const isDwelling = matchesDwelling(filter, profile);
    const areBedrooms = matchesBedrooms(filter, profile);
    const areBathrooms = matchesBathrooms(filter, profile);
    if (areBedrooms && areBathrooms) dwelling.add(profile.dwelling, count);
    if (isDwelling && areBathrooms) bedrooms.add(upTo(MAX_BEDROOMS, profile.bedrooms), count);
    if (isDwelling && areBedrooms) bathrooms.add(upTo(MAX_BATHROOMS, profile.bathrooms), count);
  });
  return {
    dwelling: dwelling.byCount(),
    bedrooms: bedrooms.byValue(),
    bathrooms: bathrooms.byValue(),
  };
}

/** Neighbourhoods and ZIP codes are one filter: a listing in either matches. */
function localityFacets({ localities }: ListingIndex, counts: MatchCounts) {
  const neighbourhood = new Counter<string>();
  const zipCode = new Counter<string>();
  localities.values.forEach((locality, code) => {
    const count = counts.localities[code] as number;
    neighbourhood.add(locality.neighbourhood, count);
    zipCode.add(locality.zipCode, count);
  });
  return {
    neighbourhood: neighbourhood.byCount(MAX_NEIGHBOURHOODS),
    zipCode: zipCode.byCount(MAX_ZIP_CODES),
  };
}

function amenityFacet({ amenitySets }: ListingIndex, counts: MatchCounts): Count<string>[] {
  const amenities = new Counter<string>();
  amenitySets.values.forEach((set, code) => {
    for (const amenity of set) amenities.add(amenity, counts.amenitySets[code] as number);
  });
  return amenities.byCount(MAX_AMENITIES);
}

const upTo = (max: number, rooms: number | null): number | null =>
  rooms === null ? null : Math.min(max, Math.floor(rooms));

/** Counts by value. It ignores unknown values and counts of 0. */
class Counter<T extends string | number> {
  private readonly counts = new Map<T, number>();

  add(value: T | null, count: number): void {
    if (value !== null && count > 0) this.counts.set(value, (this.counts.get(value) ?? 0) + count);
  }

  /** The largest count first; equal counts by value. */
  byCount(limit = Infinity): Count<T>[] {
    return this.byValue()
      .sort((one, other) => other.count - one.count)
      .slice(0, limit);
  }

  byValue(): Count<T>[] {
    return [...this.counts]
      .map(([value, count]) => ({ value, count }))
      .sort((one, other) => (one.value < other.value ? -1 : 1));
  }
}
