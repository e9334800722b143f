import { columnRange } from './filter-bitmap.js';
import type { IndexedListing } from './indexed-listing.js';
import type { ListingFilter, Range } from './listing-filter.js';

/** Numbers of a packed search. */
export const STRIDE = 14;

/**
 * Id, slot, ranges of price, area and bedrooms, the least bathrooms, dwellings, amenities, the borough, and the parts of
 * the cell that the search meets and fills: 1 bit for each part.
 */
export type PackedSearch = readonly number[];

/** What of a search is the same in all of its postings. */
export type SearchNumbers = readonly number[];

/** What of a listing is compared with packed searches. */
export interface PackedListing {
  price: number;
  area: number;
  bedrooms: number;
  bathrooms: number;
  dwelling: number;
  amenities: number;
  borough: number;
  /** The bit of the part of a cell in which it lies. */
  part: number;
}

const MAX_VALUE = 2 ** 31 - 1;
const ANY: Range = { from: 0, to: MAX_VALUE };

/** More than any number of rooms or quarters of rooms: the difference of two such numbers has 32 bits. */
const MAX_ROOMS = 2 ** 30;
const UNKNOWN_BEDROOMS = -1;
const ANY_BEDROOMS: Range = { from: UNKNOWN_BEDROOMS, to: MAX_ROOMS };

/** Bathrooms are counted in quarters: `1.5` is 6. */
const BATHROOM_PARTS = 4;
const UNKNOWN_BATHROOMS = -1;
const ANY_BATHROOMS = UNKNOWN_BATHROOMS;

const ANY_DWELLING = -1;
/** Of a listing whose dwelling is unknown, or that no search names. */
const OTHER_DWELLING = 1 << 31;

const ANY_BOROUGH = 0;
/** Of a search whose place is no borough: no listing has it. */
const NO_BOROUGH = -1;
/** The number of a name that no search has. */
const NO_SEARCH = -3;

/** Numbers for names, in the order in which they come. */
class Names {
  private readonly numbers = new Map<string, number>();

  put(name: string): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    this.numbers.set(name, this.numbers.size);
    return this.numbers.size - 1;
  }

  get(name: string): number | undefined {
    return this.numbers.get(name);
  }
}

/** Bits for names. Names beyond the last bit share it. */
class NameBits {
  private readonly names = new Names();

  constructor(private readonly last: number) {}

  put(name: string): number {
    return 1 << Math.min(this.last, this.names.put(name));
  }

  /** No bit for a name that no search has. */
  get(name: string): number {
    const number = this.names.get(name);
    return number === undefined ? 0 : 1 << Math.min(this.last, number);
  }

  /** Whether the bit of a name stands for other names, too. */
  isShared(name: string): boolean {
    return (this.names.get(name) ?? 0) >= this.last;
  }
}

/** Packs searches and listings into whole numbers and bits, which are compared without a look at the filter. */
export class SearchPacker {
  private readonly dwellings = new NameBits(30);
  private readonly amenities = new NameBits(31);
  private readonly boroughs = new Names();

  packSearch(filter: ListingFilter): SearchNumbers {
    const price = whole(filter.price ? columnRange(filter.price) : ANY);
    const area = whole(filter.area ? columnRange(filter.area) : ANY);
    const bedrooms = filter.bedrooms ? knownBedrooms(filter.bedrooms) : ANY_BEDROOMS;
    return [
      ...[price.from, price.to, area.from, area.to, bedrooms.from, bedrooms.to],
      filter.bathrooms ? leastBathrooms(filter.bathrooms) : ANY_BATHROOMS,
      filter.dwellings
        ? bitsOf(filter.dwellings, (name) => this.dwellings.put(name))
        : ANY_DWELLING,
      bitsOf(filter.amenities ?? [], (name) => this.amenities.put(name)),
      this.packBorough(filter.borough),
    ];
  }

  private packBorough(borough: ListingFilter['borough']): number {
    if (borough === undefined) return ANY_BOROUGH;
    return borough === null ? NO_BOROUGH : this.boroughs.put(borough) + 1;
  }

  packListing(listing: IndexedListing, part: number): PackedListing {
    const { price, area, bedrooms, bathrooms, dwelling, amenities, borough } = listing;
    return {
      // 0 is unknown: it is only in a range from 0.
      price: price ?? 0,
      area: area ?? 0,
      bedrooms: bedrooms ?? UNKNOWN_BEDROOMS,
      bathrooms: bathrooms === null ? UNKNOWN_BATHROOMS : Math.floor(bathrooms * BATHROOM_PARTS),
      dwelling: (dwelling !== null && this.dwellings.get(dwelling)) || OTHER_DWELLING,
      amenities: bitsOf(amenities, (name) => this.amenities.get(name)),
      borough: (this.boroughs.get(borough) ?? NO_SEARCH) + 1,
      part,
    };
  }

  /** Whether the packed numbers of a search decide on bathrooms, dwellings and amenities. */
  isExact({ bathrooms, dwellings, amenities }: ListingFilter): boolean {
    return (
      (!bathrooms ||
        (bathrooms.to >= Number.MAX_SAFE_INTEGER &&
          Number.isInteger(bathrooms.from * BATHROOM_PARTS))) &&
      !dwellings?.some((name) => this.dwellings.isShared(name)) &&
      !amenities?.some((name) => this.amenities.isShared(name))
    );
  }
}

const bitsOf = (names: readonly string[], bitOf: (name: string) => number): number =>
  names.reduce((bits, name) => bits | bitOf(name), 0);

/** Prices, areas and bedrooms are whole numbers, and a column would cut fractions off. */
const whole = ({ from, to }: Range): Range => ({ from: Math.ceil(from), to: Math.floor(to) });

const knownBedrooms = ({ from, to }: Range): Range =>
  whole({ from: Math.min(MAX_ROOMS, Math.max(0, from)), to: Math.min(MAX_ROOMS, to) });

const leastBathrooms = ({ from }: Range): number =>
  Math.min(MAX_ROOMS, Math.floor(from * BATHROOM_PARTS));
