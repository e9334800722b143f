import { type AreaShape, areaShape, type Bounds, isInArea } from './area.js';
import { columnRange } from './filter-bitmap.js';
import type { IndexedListing } from './indexed-listing.js';
import {
  type ListingFilter,
  matchesAmenities,
  matchesLocality,
  matchesProfile,
  matchesStreet,
  type Range,
} from './listing-filter.js';
import { type PackedListing, SearchPacker } from './packed-search.js';
import { SearchPosting } from './search-posting.js';
import { wordsIn } from './words.js';

/** A search in a slot. Slots are reused, so that postings hold small numbers. */
interface SlottedSearch {
  filter: ListingFilter;
  area: Range | undefined;
  shapes: readonly AreaShape[] | undefined;
  keys: readonly number[];
}

const FIRST_CAPACITY = 64;

/**
 * An inverted index of searches: finds those that a listing matches, with the semantics of `ListingSearch`.
 *
 * Each search is posted under the narrowest place that it names, once for each transaction type and number of bedrooms
 * that it takes. A posting has the numbers and sets of its searches in one array, which is read in one pass. Only what is
 * neither in the key nor in the array is tested one by one: words, open houses, and parts of the map.
 */
export class SearchMatcher {
  private readonly slotOf = new Map<number, number>();
  private readonly slots: (SlottedSearch | undefined)[] = [];
  private readonly freeSlots: number[] = [];
  private readonly placeNumbers = new Map<string, number>();
  private readonly postings = new Map<number, SearchPosting>();
  /** By slot, in columns: a listing has hundreds of candidates, and reading an object of each takes most of the time. */
  private ids = new Int32Array(FIRST_CAPACITY);
  private isOpen = new Uint8Array(FIRST_CAPACITY);
  /** The last call of `matching` that tested the search. A search may be posted under several keys of a listing. */
  private tested = new Uint32Array(FIRST_CAPACITY);
  private call = 0;
  private readonly packer = new SearchPacker();
  private readonly candidates: number[] = [];

  get size(): number {
    return this.slotOf.size;
  }

  /** Inserts or replaces a search. */
  put(id: number, filter: ListingFilter): void {
    this.remove(id);
    const slot = this.freeSlots.pop() ?? this.slots.length;
    const shapes = filter.areas?.map(areaShape);
    const places = placesOfFilter(filter, shapes);
    const keys = places.flatMap((place) => this.keysOf(this.placeNumber(place), filter));
    const row = this.packer.packSearch(slot, filter);
    const area = filter.area && columnRange(filter.area);
    this.slots[slot] = { filter, area, shapes, keys };
    this.slotOf.set(id, slot);
    this.makeRoomFor(slot);
    this.ids[slot] = id;
    this.isOpen[slot] = isDecidedByKey(filter) && this.packer.isExact(filter) ? 0 : 1;
    for (const key of keys) {
      let posting = this.postings.get(key);
      if (!posting) this.postings.set(key, (posting = new SearchPosting()));
      posting.add(row);
    }
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
    const { candidates, slots, ids, isOpen, tested, call } = this;
    this.findCandidates(listing, this.packer.packListing(listing));
    const found: number[] = [];
    let words: readonly string[] | undefined;
    const wordsOfListing = () => (words ??= listing.texts.flatMap(wordsIn));
    for (const slot of candidates) {
      if (tested[slot] === call) continue;
      tested[slot] = call;
      if (isOpen[slot] === 0 || matches(slots[slot] as SlottedSearch, listing, now, wordsOfListing))
        found.push(ids[slot] as number);
    }
    return found;
  }

  /** The searches that are posted for the listing and have its numbers. One may be found more than once. */
  private findCandidates(listing: IndexedListing, packed: PackedListing): void {
    this.candidates.length = 0;
    const transactions = [ANY_TRANSACTION, TRANSACTION_NUMBERS[listing.transactionType]];
    const rooms = [ANY_BEDROOMS, bedroomsNumber(listing.bedrooms)];
    for (const place of placesOfListing(listing)) {
      const number = this.placeNumbers.get(place);
      if (number === undefined) continue;
      for (const transaction of transactions) {
        for (const bedrooms of rooms)
          this.postings.get(keyOf(number, transaction, bedrooms))?.find(packed, this.candidates);
      }
    }
  }

  private beginCall(): void {
    this.call += 1;
    if (this.call < 2 ** 32) return;
    this.tested.fill(0);
    this.call = 1;
  }

  private makeRoomFor(slot: number): void {
    if (slot < this.tested.length) return;
    const capacity = this.tested.length * 2;
    const [ids, isOpen, tested] = [this.ids, this.isOpen, this.tested];
    this.ids = new Int32Array(capacity);
    this.isOpen = new Uint8Array(capacity);
    this.tested = new Uint32Array(capacity);
    this.ids.set(ids);
    this.isOpen.set(isOpen);
    this.tested.set(tested);
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

/** Whether the key of a search decides on its place and bedrooms, and nothing is left but what is packed. */
function isDecidedByKey(filter: ListingFilter): boolean {
  const { bedrooms, words, openHouse, bounds, areas, streets, localities } = filter;
  if (words || openHouse || bounds || areas || (streets && localities)) return false;
  return !bedrooms || (isWholeKey(bedrooms.from) && isWholeKey(bedrooms.to));
}

/** Whether a number of bedrooms is the end of a key's homes. */
const isWholeKey = (bedrooms: number): boolean =>
  bedrooms >= Number.MAX_SAFE_INTEGER || (Number.isInteger(bedrooms) && bedrooms < MAX_BEDROOMS);

const TRANSACTIONS = 3;
const BEDROOMS = UNKNOWN_BEDROOMS + MAX_BEDROOMS + 2;

const keyOf = (place: number, transaction: number, bedrooms: number): number =>
  (place * TRANSACTIONS + transaction) * BEDROOMS + bedrooms;

const ANYWHERE = 'anywhere';
const CELLS_PER_DEGREE = 100;

/** A search of more cells than this is posted under its borough: it would match most listings of the cells anyway. */
const MAX_CELLS = 100;

const cellOf = (degrees: number): number => Math.floor(degrees * CELLS_PER_DEGREE);

/** The narrowest places that the filter names. None: the filter matches no listing. */
function placesOfFilter(
  { localities, streets, bounds, borough }: ListingFilter,
  shapes: readonly AreaShape[] | undefined,
): string[] {
  if (streets) return [...new Set(streets)].map((street) => `s:${street}`);
  if (localities) {
    const { neighbourhoods, zipCodes } = localities;
    const places = [
      ...neighbourhoods.map((name) => `n:${name}`),
      ...zipCodes.map((code) => `z:${code}`),
    ];
    return [...new Set(places)];
  }
  const cells = cellsOf(bounds ? [bounds] : shapes?.map((shape) => shape.bounds));
  if (cells) return cells;
  if (borough === undefined) return [ANYWHERE];
  return borough === null ? [] : [`b:${borough}`];
}

/** @returns undefined where there are too many, or no boxes */
function cellsOf(boxes: readonly Bounds[] | undefined): string[] | undefined {
  if (!boxes) return undefined;
  const cells = new Set<string>();
  for (const [west, south, east, north] of boxes) {
    const [fromX, toX, fromY, toY] = [cellOf(west), cellOf(east), cellOf(south), cellOf(north)];
    if ((toX - fromX + 1) * (toY - fromY + 1) > MAX_CELLS) return undefined;
    for (let x = fromX; x <= toX; x += 1)
      for (let y = fromY; y <= toY; y += 1) cells.add(`c:${x}:${y}`);
  }
  return cells.size > MAX_CELLS ? undefined : [...cells];
}

function placesOfListing(listing: IndexedListing): string[] {
  const { neighbourhood, zipCode, street, longitude, latitude, borough } = listing;
  const places = [ANYWHERE, `b:${borough}`];
  if (neighbourhood !== null) places.push(`n:${neighbourhood}`);
  if (zipCode !== null) places.push(`z:${zipCode}`);
  if (street !== null) places.push(`s:${street}`);
  if (longitude !== null && latitude !== null)
    places.push(`c:${cellOf(longitude)}:${cellOf(latitude)}`);
  return places;
}

/** Of a search that key and packed numbers leave open. The cheapest tests come first. */
const matches = (
  { filter, area, shapes }: SlottedSearch,
  listing: IndexedListing,
  now: number,
  wordsOfListing: () => readonly string[],
): boolean =>
  (filter.borough === undefined || filter.borough === listing.borough) &&
  isWithin(listing.area, area) &&
  matchesProfile(filter, listing) &&
  matchesLocality(filter, listing) &&
  matchesStreet(filter, listing.street) &&
  matchesAmenities(filter, listing.amenities) &&
  isOnMap(filter.bounds, shapes, listing) &&
  hasOpenHouse(filter, listing, now) &&
  (!filter.words || startWords(filter.words, wordsOfListing()));

/** @param range as `columnRange()` gives it */
const isWithin = (value: number | null, range: Range | undefined): boolean =>
  !range || (value !== null && value >= range.from && value <= range.to);

function isOnMap(
  bounds: Bounds | undefined,
  shapes: readonly AreaShape[] | undefined,
  { longitude, latitude }: IndexedListing,
): boolean {
  if (!bounds && !shapes) return true;
  if (longitude === null || latitude === null) return false;
  return (
    isInBounds(bounds, longitude, latitude) &&
    (!shapes || shapes.some((shape) => isInArea(shape, longitude, latitude)))
  );
}

function isInBounds(bounds: Bounds | undefined, longitude: number, latitude: number): boolean {
  if (!bounds) return true;
  const [west, south, east, north] = bounds;
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

const hasOpenHouse = (
  { openHouse }: ListingFilter,
  { openHouses }: IndexedListing,
  now: number,
): boolean =>
  !openHouse ||
  openHouses.some(
    ({ startsAt, endsAt }) =>
      endsAt > now && startsAt >= openHouse.from && startsAt < openHouse.before,
  );

/** Whether each prefix is the beginning of a word. */
const startWords = (prefixes: readonly string[], words: readonly string[]): boolean =>
  prefixes.every((prefix) => words.some((word) => word.startsWith(prefix)));
