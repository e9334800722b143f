import type { Listing } from './api/get-listing';

/** A home whose price is told. */
export type PricedListing = Listing & { price: number };

/** A price of 0 tells as little as none. */
export const isPriced = (listing: Listing): listing is PricedListing => Boolean(listing.price);
