import type { IndexedListing } from './indexed-listing.js';
import type { ListingFilter, Range } from './listing-filter.js';
import { ALL_PARTS, cellOfPoint, cellsOfAreas, cellsOfBounds, type MapCell } from './map-cells.js';
import { type PackedSearch, SearchPacker } from './packed-search.js';
import { type FoundSearches, SearchPosting } from './search-posting.js';
import { matchesRest, type Rest, restOf } from './search-rest.js';
import { plainText } from './words.js';

/** A search in a slot. Slots are reused, so that the list of them does not grow with each change of a search. */
interface SlottedSearch {
  id: number;
  keys: readonly number[];
  rest: Rest;
}

/** A listing, and the time at which it is matched. */
export interface MatchedListing {
  listing: IndexedListing;
  now: number;
}

const FIRST_CAPACITY = 64;

/**
 * An inverted index of searches: finds those that a listing matches, with the semantics of `ListingSearch`.
 *
 * Each search is posted under the narrowest places that it names, once for each transaction type and number of bedrooms
 * that it takes. A posting has the numbers and sets of its searches in one array, which is read in one pass, and decides
 * on most of them. Tested one by one is what is neither in the key nor in the array: words, open houses, places near,
 * commutes, and points beside the outline of a part of the map.
 *
 * Memory: 56 bytes for a search in a posting, and at most twice as much while a posting has room for more. A search has
 * one for each number of bedrooms in each of its places, of which `cellsOfAreas` limits the number.
 */
export class SearchMatcher {
  private readonly slotOf = new Map<number, number>();
  private readonly slots: (SlottedSearch | undefined)[] = [];
  private readonly freeSlots: number[] = [];
  private readonly placeNumbers = new Map<string, number>();
  private readonly postings = new Map<number, SearchPosting>();
  /** By slot: the last call of `matching` that tested the search. It may be posted under several keys of a listing. */
  private tested = new Uint32Array(FIRST_CAPACITY);
  private call = 0;
  private readonly packer = new SearchPacker();

  get size(): number {
    return this.slotOf.size;
  }

  /** Inserts or replaces a search. */
  put(id: number, filter: ListingFilter): void {
    this.remove(id);
    const slot = this.freeSlots.pop() ?? this.slots.length;
    const numbers = this.packer.packSearch(filter);
    const isDecided = isDecidedByKey(filter) && this.packer.isExact(filter);
    const keys: number[] = [];
    for (const { name, meets, fills } of placesOfFilter(filter)) {
      const row = [id, slot, ...numbers, meets, isDecided ? fills : 0];
      for (const key of this.keysOf(this.placeNumber(name), filter)) {
        this.post(key, row);
        keys.push(key);
      }
    }
    const { bounds, areas } = filter;
    this.slots[slot] = { id, keys, rest: restOf(isDecided ? { bounds, areas } : filter) };
    this.slotOf.set(id, slot);
    this.makeRoomFor(slot);
  }

  private post(key: number, row: PackedSearch): void {
    let posting = this.postings.get(key);
    if (!posting) this.postings.set(key, (posting = new SearchPosting()));
    posting.add(row);
  }

  remove(id: number): void {
    const slot = this.slotOf.get(id);
    if (slot === undefined) return;
    for (const key of this.slots[slot]?.keys ?? []) {
      const posting = this.postings.get(key);
      posting?.remove(slot);
      if (posting?.size === 0) this.postings.delete(key);
    }
    this.slots[slot] = undefined;
    this.freeSlots.push(slot);
    this.slotOf.delete(id);
  }

  /** The ids of the searches that the listing matches, each once, in no order. @param now for open houses */
  matching(listing: IndexedListing, now: number): number[] {
    this.beginCall();
    const { slots, tested, call } = this;
    const { matching, undecided } = this.find(listing);
    let texts: readonly string[] | undefined;
    const textsOfListing = () => (texts ??= listing.texts.map(plainText));
    for (const slot of undecided) {
      if (tested[slot] === call) continue;
      tested[slot] = call;
      const { id, rest } = slots[slot] as SlottedSearch;
      if (matchesRest(rest, listing, now, textsOfListing)) matching.push(id);
    }
    return matching;
  }

  /**
   * What `matching` finds for each of the listings. Those of one place follow each other, so that their postings are still
   * in the cache of the processor: reading them takes most of the time.
   */
  matchingEach(listings: readonly MatchedListing[]): number[][] {
    const found: number[][] = [];
    for (const at of inOrderOfPlaces(listings)) {
      const { listing, now } = listings[at] as MatchedListing;
      found[at] = this.matching(listing, now);
    }
    return found;
  }

  /** Reads the postings of the listing. An undecided search may be found more than once. */
  private find(listing: IndexedListing): FoundSearches {
    const found: FoundSearches = { matching: [], undecided: [] };
    const { places, part } = placesOfListing(listing);
    const packed = this.packer.packListing(listing, part);
    const transactions = [ANY_TRANSACTION, TRANSACTION_NUMBERS[listing.transactionType]];
    const rooms = [ANY_BEDROOMS, bedroomsNumber(listing.bedrooms)];
    for (const place of places) {
      const number = this.placeNumbers.get(place);
      if (number === undefined) continue;
      for (const transaction of transactions) {
        for (const bedrooms of rooms)
          this.postings.get(keyOf(number, transaction, bedrooms))?.find(packed, found);
      }
    }
    return found;
  }

  private beginCall(): void {
    this.call += 1;
    if (this.call < 2 ** 32) return;
    this.tested.fill(0);
    this.call = 1;
  }

  private makeRoomFor(slot: number): void {
    if (slot < this.tested.length) return;
    const larger = new Uint32Array(this.tested.length * 2);
    larger.set(this.tested);
    this.tested = larger;
  }

  private placeNumber(place: string): number {
    const known = this.placeNumbers.get(place);
    if (known !== undefined) return known;
    const number = this.placeNumbers.size;
    this.placeNumbers.set(place, number);
    return number;
  }

  private keysOf(place: number, { transactionType, bedrooms }: ListingFilter): number[] {
    const transaction = transactionType ? TRANSACTION_NUMBERS[transactionType] : ANY_TRANSACTION;
    return bedroomsNumbers(bedrooms).map((number) => keyOf(place, transaction, number));
  }
}

const ANY_TRANSACTION = 0;
const TRANSACTION_NUMBERS = { sale: 1, rental: 2 } as const;

const ANY_BEDROOMS = 0;
const UNKNOWN_BEDROOMS = 1;
/** Homes with more bedrooms share a number. */
const MAX_BEDROOMS = 6;

const bedroomsNumber = (bedrooms: number | null): number =>
  bedrooms === null
    ? UNKNOWN_BEDROOMS
    : UNKNOWN_BEDROOMS + 1 + Math.min(MAX_BEDROOMS, Math.floor(bedrooms));

/** The numbers of the bedrooms in a range. A range that no listing is in has none. */
function bedroomsNumbers(range: Range | undefined): number[] {
  if (!range) return [ANY_BEDROOMS];
  const [from, to] = [range.from, range.to].map(bedroomsNumber) as [number, number];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}

/** Whether key and packed numbers decide on all of a search but its part of the map, and a listing finds it once. */
const isDecidedByKey = (filter: ListingFilter): boolean => {
  const { words, openHouse, streets, localities, nearby, commutes } = filter;
  const isOpen = words || openHouse || nearby || commutes || (streets && localities);
  return !isOpen && !hasTwoKinds(localities);
};

/** Whether a listing may be in two of the localities. */
const hasTwoKinds = (localities: ListingFilter['localities']): boolean =>
  !!localities && localities.neighbourhoods.length > 0 && localities.zipCodes.length > 0;

const TRANSACTIONS = 3;
const BEDROOMS = UNKNOWN_BEDROOMS + MAX_BEDROOMS + 2;

const keyOf = (place: number, transaction: number, bedrooms: number): number =>
  (place * TRANSACTIONS + transaction) * BEDROOMS + bedrooms;

const ANYWHERE = 'anywhere';

/** The narrowest places that the filter names. None: the filter matches no listing. */
function placesOfFilter(filter: ListingFilter): readonly MapCell[] {
  const { streets, localities, borough, bounds, areas } = filter;
  if (streets) return namedPlaces('s', streets, filter);
  if (localities) {
    const { neighbourhoods, zipCodes } = localities;
    return [...namedPlaces('n', neighbourhoods, filter), ...namedPlaces('z', zipCodes, filter)];
  }
  const cells = bounds ? cellsOfBounds(bounds) : areas && cellsOfAreas(areas);
  if (cells) return bounds && areas ? cells.map((cell) => ({ ...cell, fills: 0 })) : cells;
  if (borough === undefined) return [wholePlace(ANYWHERE, filter)];
  return borough === null ? [] : namedPlaces('b', [borough], filter);
}

const namedPlaces = (kind: string, names: readonly string[], filter: ListingFilter): MapCell[] =>
  [...new Set(names)].map((name) => wholePlace(`${kind}:${name}`, filter));

/** A place without parts: whether a point in it is in the filter's part of the map is not known. */
const wholePlace = (name: string, { bounds, areas }: ListingFilter): MapCell => ({
  name,
  meets: ALL_PARTS,
  fills: bounds || areas ? 0 : ALL_PARTS,
});

/** @returns also the part of its cell; of a listing that is in none, any */
function placesOfListing(listing: IndexedListing): { places: string[]; part: number } {
  const { neighbourhood, zipCode, street, longitude, latitude, borough } = listing;
  const places = [ANYWHERE, `b:${borough}`];
  if (neighbourhood !== null) places.push(`n:${neighbourhood}`);
  if (zipCode !== null) places.push(`z:${zipCode}`);
  if (street !== null) places.push(`s:${street}`);
  if (longitude === null || latitude === null) return { places, part: ALL_PARTS };
  const { name, part } = cellOfPoint(longitude, latitude);
  places.push(name);
  return { places, part };
}

/** The positions of the listings, those with the same keys one after the other. */
function inOrderOfPlaces(listings: readonly MatchedListing[]): number[] {
  const keys = listings.map(({ listing }) => {
    const { borough, neighbourhood, zipCode, transactionType, bedrooms } = listing;
    return [borough, neighbourhood, zipCode, transactionType, bedrooms].join('|');
  });
  return [...keys.keys()].sort((one, other) =>
    (keys[one] as string) < (keys[other] as string) ? -1 : 1,
  );
}
