import { type AreaShape, areaShape, isInArea } from './area.js';
import { columnRange } from './filter-bitmap.js';
import type { IndexedListing } from './indexed-listing.js';
import {
  type Bounds,
  type ListingFilter,
  matchesAmenities,
  matchesLocality,
  matchesProfile,
  matchesStreet,
  type Range,
} from './listing-filter.js';
import { wordsIn } from './words.js';

/** A search that is posted under one key for each place that it can match. */
interface PostedSearch {
  filter: ListingFilter;
  price: Range | undefined;
  area: Range | undefined;
  shapes: readonly AreaShape[] | undefined;
  keys: readonly string[];
}

/**
 * An inverted index of searches: finds those that a listing matches, with the semantics of `ListingSearch`. Each search
 * is posted under the narrowest place that it names, so that a listing is tested only against searches of its own places.
 */
export class SearchMatcher {
  private readonly searches = new Map<number, PostedSearch>();
  private readonly postings = new Map<string, Map<number, PostedSearch>>();

  get size(): number {
    return this.searches.size;
  }

  /** Inserts or replaces a search. */
  put(id: number, filter: ListingFilter): void {
    this.remove(id);
    const search: PostedSearch = {
      filter,
      price: filter.price && columnRange(filter.price),
      area: filter.area && columnRange(filter.area),
      shapes: filter.areas?.map(areaShape),
      keys: keysOfFilter(filter),
    };
    this.searches.set(id, search);
    for (const key of search.keys) {
      const posted = this.postings.get(key);
      if (posted) posted.set(id, search);
      else this.postings.set(key, new Map([[id, search]]));
    }
  }

  remove(id: number): void {
    for (const key of this.searches.get(id)?.keys ?? []) {
      const posted = this.postings.get(key);
      posted?.delete(id);
      if (posted?.size === 0) this.postings.delete(key);
    }
    this.searches.delete(id);
  }

  /** The ids of the searches that the listing matches, each once, in no order. @param now for open houses */
  matching(listing: IndexedListing, now: number): number[] {
    const found = new Set<number>();
    let words: readonly string[] | undefined;
    const wordsOfListing = () => (words ??= listing.texts.flatMap(wordsIn));
    for (const key of keysOfListing(listing)) {
      for (const [id, search] of this.postings.get(key) ?? []) {
        if (matches(search, listing, now, wordsOfListing)) found.add(id);
      }
    }
    return [...found];
  }
}

const ANYWHERE = 'anywhere';
const CELLS_PER_DEGREE = 100;

/** A search of more cells than this is posted under its borough: it would match most listings of the cells anyway. */
const MAX_CELLS = 400;

const cellOf = (degrees: number): number => Math.floor(degrees * CELLS_PER_DEGREE);

/** No keys: the filter matches no listing. */
function keysOfFilter({ localities, streets, bounds, areas, borough }: ListingFilter): string[] {
  if (localities) {
    const { neighbourhoods, zipCodes } = localities;
    return [...neighbourhoods.map((name) => `n:${name}`), ...zipCodes.map((code) => `z:${code}`)];
  }
  if (streets) return streets.map((street) => `s:${street}`);
  const boxes = bounds ? [bounds] : areas?.map((area) => areaShape(area).bounds);
  const cells = boxes && cellKeys(boxes);
  if (cells) return cells;
  if (borough === undefined) return [ANYWHERE];
  return borough === null ? [] : [`b:${borough}`];
}

/** @returns undefined when there are too many */
function cellKeys(boxes: readonly Bounds[]): string[] | undefined {
  const keys = new Set<string>();
  for (const [west, south, east, north] of boxes) {
    const [fromX, toX, fromY, toY] = [cellOf(west), cellOf(east), cellOf(south), cellOf(north)];
    if ((toX - fromX + 1) * (toY - fromY + 1) > MAX_CELLS) return undefined;
    for (let x = fromX; x <= toX; x += 1)
      for (let y = fromY; y <= toY; y += 1) keys.add(`c:${x}:${y}`);
  }
  return keys.size > MAX_CELLS ? undefined : [...keys];
}

function keysOfListing(listing: IndexedListing): string[] {
  const { neighbourhood, zipCode, street, longitude, latitude, borough } = listing;
  const keys = [ANYWHERE, `b:${borough}`];
  if (neighbourhood !== null) keys.push(`n:${neighbourhood}`);
  if (zipCode !== null) keys.push(`z:${zipCode}`);
  if (street !== null) keys.push(`s:${street}`);
  if (longitude !== null && latitude !== null)
    keys.push(`c:${cellOf(longitude)}:${cellOf(latitude)}`);
  return keys;
}

/** The cheapest tests come first. */
const matches = (
  { filter, price, area, shapes }: PostedSearch,
  listing: IndexedListing,
  now: number,
  wordsOfListing: () => readonly string[],
): boolean =>
  matchesMarket(filter, listing) &&
  isWithin(listing.price, price) &&
  isWithin(listing.area, area) &&
  matchesProfile(filter, listing) &&
  matchesLocality(filter, listing) &&
  matchesStreet(filter, listing.street) &&
  matchesAmenities(filter, listing.amenities) &&
  isOnMap(filter.bounds, shapes, listing) &&
  hasOpenHouse(filter, listing, now) &&
  (!filter.words || startWords(filter.words, wordsOfListing()));

const matchesMarket = (filter: ListingFilter, listing: IndexedListing): boolean =>
  (filter.transactionType === undefined || filter.transactionType === listing.transactionType) &&
  (filter.borough === undefined || filter.borough === listing.borough);

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
