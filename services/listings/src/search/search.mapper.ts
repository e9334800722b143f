import {
  type ComparedListing,
  LISTING_SORTS,
  type ListingFilter,
  type ListingSort,
  type Range,
  type SortKey,
  wordsIn,
} from '@phantom/listing-index';
import { BadRequestError, companyDay } from '@phantom/service-kit';
import { toCommute } from '../commute/commute-filters.js';
import { parseBorough } from '../common/borough.js';
import { TRANSACTION_TYPES } from '../common/listing-type.js';
import { neighbourhoodName } from '../common/neighbourhood-name.js';
import { dwellingName } from '../common/reso.js';
import type { Listing } from '../listings/listing.entity.js';
import type { ListingSearchDto } from './search.dto.js';

/** The parameters of a search as a filter of the index. */
export function toListingFilter(search: ListingSearchDto): ListingFilter {
  const words = toWords(search.q ?? '');
  return {
    transactionType: toTransactionType(search.type),
    borough: search.location?.trim() ? parseBorough(search.location) : undefined,
    openHouse: toOpenHouseWindow(search),
    words: words.length > 0 ? words : undefined,
    price: toRange(search.min_price, search.max_price),
    area: toRange(search.min_area, search.max_area),
    bedrooms: toRange(search.min_bedrooms, search.max_bedrooms),
    bathrooms: toRange(search.min_bathrooms, undefined),
    dwellings: search.dwelling,
    localities: toLocalities(search),
    streets: search.street,
    amenities: search.amenities,
    nearby: search.nearby,
    commutes: search.commute?.map(toCommute),
    bounds: search.bounds,
    areas: search.within,
  };
}

function toTransactionType(type: ListingSearchDto['type']): ListingFilter['transactionType'] {
  const [only, ...others] = type ? TRANSACTION_TYPES[type] : [];
  return others.length === 0 ? only : undefined;
}

/** Leaves out words that are a prefix of another word: the longer word implies them, and sorts right after them. */
function toWords(text: string): string[] {
  const words = [...new Set(wordsIn(text))].sort();
  return words.filter((word, at) => !words[at + 1]?.startsWith(word));
}

function toRange(from: number | undefined, to: number | undefined): Range | undefined {
  return from === undefined && to === undefined
    ? undefined
    : { from: from ?? 0, to: to ?? Number.MAX_SAFE_INTEGER };
}

function toLocalities(search: ListingSearchDto): ListingFilter['localities'] {
  const { neighbourhood, zip_code: zipCode } = search;
  if (!neighbourhood && !zipCode) return undefined;
  // A bookmarked search may contain a spelling that no listing uses any more.
  const neighbourhoods = (neighbourhood ?? []).flatMap((name) => [name, neighbourhoodName(name)]);
  return { neighbourhoods, zipCodes: zipCode ?? [] };
}

function toOpenHouseWindow(search: ListingSearchDto): ListingFilter['openHouse'] {
  const { type, open_house_from: from, open_house_to: to } = search;
  if (type !== 'open-houses' && from === undefined && to === undefined) return undefined;
  return {
    from: from === undefined ? -Infinity : startOfDay(from),
    // The last day is included.
    before: to === undefined ? Infinity : startOfDay(to, 1),
  };
}

const HOUR = 60 * 60 * 1000;

/** When a day (`YYYY-MM-DD`) begins in New York: four or five hours after UTC. @param offset days to add */
export function startOfDay(day: string, offset = 0): number {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + offset);
  const wanted = date.toISOString().slice(0, 10);
  const inSummer = date.getTime() + 4 * HOUR;
  return companyDay(inSummer) === wanted ? inSummer : inSummer + HOUR;
}

export function toComparedListing(listing: Listing): ComparedListing {
  const { id, transactionType, borough, latitude, longitude, propertySubType } = listing;
  return {
    ...{ id, transactionType, borough, latitude, longitude },
    neighbourhood: listing.subdivisionName,
    zipCode: listing.postalCode,
    dwelling: propertySubType && dwellingName(propertySubType),
    bedrooms: listing.bedroomsTotal,
    price: listing.listPrice,
  };
}

const CURSOR = /^(?:([a-z-]{1,20})\.(\d{0,10})\.)?(\d{1,15})\.([1-9]\d{0,9})$/;

/** The end of a page as opaque text. The sort `newest` needs no value. */
export function toCursor(sort: ListingSort, { value, enteredAt, id }: SortKey): string {
  const prefix = sort === 'newest' ? '' : `${sort}.${value ?? ''}.`;
  return Buffer.from(`${prefix}${enteredAt}.${id}`).toString('base64url');
}

/** @throws BadRequestError for a malformed cursor, or one of another sort */
export function parseCursor(sort: ListingSort, text: string): SortKey {
  const parts = CURSOR.exec(Buffer.from(text, 'base64url').toString('latin1'));
  const [, cursorSort = LISTING_SORTS[0], value, time, id] = parts ?? [];
  const enteredAt = Number(time);
  if (!id || cursorSort !== sort || Number.isNaN(new Date(enteredAt).getTime())) {
    throw new BadRequestError();
  }
  return { value: value ? Number(value) : null, enteredAt, id: Number(id) };
}
