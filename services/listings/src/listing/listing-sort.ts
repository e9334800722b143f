/** The orders of a list of homes. In each, unknown values come last, and among equals the newest first. */
export const LISTING_SORTS = ['newest', 'price-asc', 'price-desc', 'area-desc'] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];
