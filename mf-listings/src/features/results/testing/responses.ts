import { mockApi } from '@phantom/mf-kit/testing';
import { aListing } from '../../../testing/listings';
import type { Facets, FoundListings } from '../api/listing-search';

/** A page of listings as the service responds. */
export const found = (over: Partial<FoundListings> = {}): FoundListings => ({
  error: 0,
  list: [aListing()],
  url: '/pictures/',
  total: 1,
  unplaced: 0,
  unknown_stations: [],
  next: null,
  ...over,
});

export const facets = (over: Partial<Facets> = {}): Facets => ({
  total: 40,
  dwelling: [
    { value: 'House', count: 25 },
    { value: 'Condo', count: 15 },
  ],
  bedrooms: [
    { value: 0, count: 4 },
    { value: 2, count: 20 },
    { value: 5, count: 3 },
  ],
  bathrooms: [
    { value: 1, count: 30 },
    { value: 2, count: 10 },
  ],
  neighbourhood: [
    { value: 'Park Slope', count: 18 },
    { value: 'Red Hook', count: 2 },
  ],
  amenities: [{ value: 'Garden', count: 12 }],
  zip_code: [{ value: '11215', count: 18 }],
  price: { min: 300_000, max: 4_000_000 },
  area: null,
  ...over,
});

/** Responds to the search with a page of listings. */
export const mockListings = (page = found()) => mockApi('get', '/api/auth/listings-listfind', page);

/** Responds with the numbers of listings for each choice. */
export const mockFacets = ({ total, ...counts } = facets()) =>
  mockApi('get', '/api/auth/listings-facets', { total, facets: counts });
