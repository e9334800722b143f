import type { Listing } from '@phantom/api-client';
import { mockApi, type ApiReply } from '@phantom/mf-kit/testing';
import type { ListingDetail, RecordedSales } from '../features/detail/api/listing-detail';
import type { CostFigures } from '../shared/estimate/cost-figures';

/** A listing as the service returns it in a list. */
export const aListing = (over: Partial<Listing> = {}): Listing => ({
  id: 1,
  images: '["homes/a/1200.webp"]',
  address: '764 Halsey Street',
  city: 'Brooklyn',
  state: 'NY',
  zip_code: '11233',
  bedrooms: 3,
  bathrooms: 1.5,
  type: 'Townhouse',
  price: 1250000,
  furnished: 'Unfurnished',
  area: 1480,
  lot_size: null,
  title: 'A parlour floor with its own garden',
  description: 'The house stands in the middle of a quiet block.',
  amenities: 'Garden, Fireplace',
  listing_type: 'sales',
  borough: 'brooklyn',
  neighbourhood: 'Bedford-Stuyvesant',
  latitude: 40.6842,
  longitude: -73.9307,
  ownership: null,
  status: 'Active',
  available: true,
  floor: null,
  building_age: null,
  minutes_to_subway: null,
  listed_by: null,
  open_houses: [],
  currency: 'USD',
  listed_at: '2026-11-01T12:00:00.000Z',
  is_new: false,
  previous_price: null,
  synthetic: [],
  ...over,
});

/** Published figures at the time of the tests. */
export const FIGURES: CostFigures = {
  ...{ source: 'Freddie Mac', lang: 'en' },
  ...{ mortgageRate: 5.98, mortgageRateDate: '2026-02-26', isRateOld: false },
  ...{ houseTaxRate: 19.843, houseTaxYear: 2026, assessedShare: 6, condoTaxRate: 1 },
  ...{ condoCharges: 1, coopCharges: 2, usualArea: 750, downPayment: 20 },
  ...{ houseInsurance: 150, apartmentInsurance: 60 },
  ...{ appreciation: 3, rentGrowth: 3, costGrowth: 3, savingsReturn: 4 },
};

/** A listing as the service returns it for the detail page. */
export const aListingDetail = (over: Partial<ListingDetail> = {}): ListingDetail => ({
  ...aListing({ images: '[{"url":"/pictures/homes/a/1200.webp","type":"image"}]' }),
  neighbourhood_slug: 'bedford-stuyvesant',
  nearby: null,
  price_history: [],
  lang: 'en',
  own_home: null,
  has_viewing_slots: false,
  ...over,
});

/** Responds with those of the listings whose ids a call names, in its order. */
export const mockListingsById = (...listings: Listing[]) =>
  mockApi('get', '/api/auth/listings-byid', ({ query }) => ({
    list: String(query?.['ids'])
      .split(',')
      .flatMap((id) => listings.find((listing) => String(listing.id) === id) ?? []),
    url: '/pictures/',
  }));

/** Responds with the details of a listing, and with the figures of its estimate. */
export const mockListing = (listing = aListingDetail()) => {
  mockCostFigures();
  return mockApi('get', '/api/auth/listings-detail', { list: [listing] });
};

/** Null: none are published. */
export const mockCostFigures = (figures: CostFigures | null = FIGURES) =>
  mockApi('get', '/api/auth/cost-figures', { list: figures ? [figures] : [] });

/** Responds with similar listings. */
export const mockSimilarListings = (...list: Listing[]) =>
  mockApi('get', '/api/auth/listings-similar', { list, url: '/pictures/' });

type SaleComparison = NonNullable<RecordedSales['comparison']>;

/** A comparison with the recorded sales of a ZIP code. */
export const aSaleComparison = (over: Partial<SaleComparison> = {}): SaleComparison => ({
  area: 'zip_code',
  area_name: '11233',
  first_year: 2018,
  last_year: 2019,
  prices: { count: 214, low: 700_000, median: 950_000, high: 1_300_000 },
  per_square_foot: { count: 198, low: 410, median: 560, high: 730 },
  ...over,
});

/** Without a comparison, there are too few sales. */
export const recordedSales = (over: Partial<RecordedSales> = {}): RecordedSales => ({
  error: 0,
  kinds: ['one-family'],
  comparison: null,
  at_address: [],
  ...over,
});

export const mockRecordedSales = (over: Partial<RecordedSales> = {}) =>
  mockApi('get', '/api/auth/listings-sold', recordedSales(over));

type Interpretation = ApiReply<'get', '/api/auth/listings-query'>;

/** Responds with the meaning of typed words; without one, the service understands nothing. */
export const mockMeaning = (over: Partial<Interpretation> = { understood: false }) =>
  mockApi('get', '/api/auth/listings-query', {
    understood: true,
    id: null,
    type: 'sales',
    location: null,
    filters: {},
    guesses: [],
    near: null,
    moved_to: null,
    unmatched: [],
    other_type: null,
    missing_address: null,
    ...over,
  });
