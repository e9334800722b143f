import type { Point } from '@phantom/map';
import { api, unwrap } from '@phantom/mf-kit';

/** One listing with all its fields. Undefined when there is none. */
export const getListing = async (id: number, signal: AbortSignal) => {
  const { list } = await unwrap(
    api.GET('/api/auth/listings-detail', { params: { query: { id } }, signal }),
  );
  return list[0];
};

export type ListingDetail = NonNullable<Awaited<ReturnType<typeof getListing>>>;

export type PricedListing = ListingDetail & { price: number };

/** A price of 0 counts as no price. */
export const isPriced = (listing: ListingDetail): listing is PricedListing =>
  Boolean(listing.price);

/** Whether the listing can be bought for a known price. */
export const isForSale = (listing: ListingDetail): listing is PricedListing =>
  listing.listing_type !== 'rentals' && isPriced(listing);

/** Two rows of three cards. */
const COUNT = 6;
/** The page must not wait long for optional content. */
const TIMEOUT_MS = 2_000;
const withTimeout = (signal: AbortSignal) =>
  AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);

export const getSimilarListings = async (id: number, signal: AbortSignal) => {
  const { list, url } = await unwrap(
    api.GET('/api/auth/listings-similar', {
      params: { query: { id, limit: COUNT } },
      signal: withTimeout(signal),
    }),
  );
  return { listings: list, imageBase: url };
};

export type SimilarListings = Awaited<ReturnType<typeof getSimilarListings>>;

/** What homes like a listing were sold for, and the sales at its address. Empty for a rental. */
export const getRecordedSales = (id: number, signal: AbortSignal) =>
  unwrap(
    api.GET('/api/auth/listings-sold', {
      params: { query: { id } },
      signal: withTimeout(signal),
    }),
  );

export type RecordedSales = Awaited<ReturnType<typeof getRecordedSales>>;

/** The marker of the map: the listing, or the office when the listing has no location. */
export interface Place extends Point {
  kind: 'listing' | 'office';
}

export const getOffice = async (signal: AbortSignal): Promise<Place | null> => {
  const { list } = await unwrap(api.GET('/api/auth/siteinfo', { signal }));
  const office = list[0]?.office;
  return office ? { kind: 'office', ...office } : null;
};
