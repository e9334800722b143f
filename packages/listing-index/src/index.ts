export type { Area, Bounds } from './area.js';
export type { Facets } from './facets.js';
export type { IndexedListing, OpenHouseTime, StationWalk } from './indexed-listing.js';
export type { Commute, ListingFilter, Range } from './listing-filter.js';
export { ListingIndex } from './listing-index.js';
export {
  type FacetCounts,
  type ListingPage,
  ListingSearch,
  type PageRequest,
} from './listing-search.js';
export type { LocalityCounts } from './locality-counts.js';
export type { MapView } from './map-view.js';
export type { PriceQuartiles } from './price-quartiles.js';
export { SearchMatcher } from './search-matcher.js';
export { type ComparedListing, similarListings } from './similar-listings.js';
export { LISTING_SORTS, type ListingSort, type SortKey } from './top-k.js';
export { wordsIn } from './words.js';
