/** A query that people type on the page of the sales, and the search that it means. */
type TypedQuery = [
  typed: string,
  type: string,
  location: string | null,
  filters: Readonly<Record<string, number | string | string[]>>,
  unmatched?: readonly string[],
];

const FLATS = ['Apartment', 'Condo', 'Co-op', 'Condop'];
const HOUSES = ['House', 'Townhouse', 'Multi-family home'];

/**
 * Each search has listings in the demo data. Its only notice is the one about unmatched words. The e2e tests use the
 * queries too.
 */
export const TYPED_QUERIES: readonly TypedQuery[] = [
  ['Brooklyn', 'sales', 'brooklyn', {}],
  ['Staten Island', 'sales', 'staten-island', {}],
  ['bronx', 'sales', 'bronx', {}],
  ['new york', 'sales', null, {}],
  ['garden', 'sales', null, { amenities: ['Garden'] }],
  ['doorman', 'sales', null, { amenities: ['Doorman'] }],
  ['elevator', 'sales', null, { amenities: ['Elevator'] }],
  [
    '3 bed park slope',
    'sales',
    'brooklyn',
    { min_bedrooms: 3, max_bedrooms: 3, neighbourhood: ['Park Slope'] },
  ],
  // The feed of the sales has no studios.
  ['studio under 500k', 'sales', null, { max_price: 500_000 }, ['studio']],
  [
    'studio for rent under 2500',
    'rentals',
    null,
    { min_bedrooms: 0, max_bedrooms: 0, max_price: 2500 },
  ],
  ['queens condo', 'sales', 'queens', { dwelling: ['Condo'] }],
  ['jackson heights', 'sales', 'queens', { neighbourhood: ['Jackson Heights'] }],
  ['upper west side', 'sales', 'manhattan', { neighbourhood: ['Upper West Side'] }],
  ['UWS', 'sales', 'manhattan', { neighbourhood: ['Upper West Side'] }],
  ['bed stuy', 'sales', 'brooklyn', { neighbourhood: ['Bedford-Stuyvesant'] }],
  ['williamsburg', 'sales', 'brooklyn', { neighbourhood: ['Williamsburg'] }],
  ['brooklyn heights', 'sales', 'brooklyn', { neighbourhood: ['Brooklyn Heights'] }],
  ['harlem', 'sales', 'manhattan', { neighbourhood: ['Central Harlem'] }],
  ['5th ave', 'sales', 'manhattan', { street: ['Fifth Ave', '5th Ave'] }],
  ['broadway', 'sales', 'brooklyn', { street: ['Broadway'] }],
  ['11101', 'sales', 'queens', { zip_code: ['11101'] }],
  ['east village rentals', 'rentals', 'manhattan', { neighbourhood: ['East Village'] }],
  ['astoria no fee', 'rentals', 'queens', { neighbourhood: ['Astoria'], amenities: ['No fee'] }],
  ['open house forest hills', 'open-houses', 'queens', { neighbourhood: ['Forest Hills'] }],
  ['3br 2ba', 'sales', null, { min_bedrooms: 3, max_bedrooms: 3, min_bathrooms: 2 }],
  [
    'house with garage staten island',
    'sales',
    'staten-island',
    { dwelling: HOUSES, amenities: ['Garage'] },
  ],
  [
    'under $1m with elevator and doorman in manhattan',
    'sales',
    'manhattan',
    { max_price: 1_000_000, amenities: ['Elevator', 'Doorman'] },
  ],
  [
    'between 500k and 1m brooklyn',
    'sales',
    'brooklyn',
    { min_price: 500_000, max_price: 1_000_000 },
  ],
  [
    '2+ bedroom co-op with elevator',
    'sales',
    null,
    { min_bedrooms: 2, dwelling: ['Co-op'], amenities: ['Elevator'] },
  ],
  [
    'cheap studio rentals',
    'rentals',
    null,
    { min_bedrooms: 0, max_bedrooms: 0, sort: 'price-asc' },
  ],
  ['museum', 'sales', null, { q: 'museum' }],
  // Other languages.
  ['Бруклин', 'sales', 'brooklyn', {}],
  ['Статен-Айленд', 'sales', 'staten-island', {}],
  ['in der Bronx', 'sales', 'bronx', {}],
  ['Wohnung in Queens mit Aufzug', 'sales', 'queens', { dwelling: FLATS, amenities: ['Elevator'] }],
  ['casa en el Bronx con jardín', 'sales', 'bronx', { dwelling: HOUSES, amenities: ['Garden'] }],
  ['Nueva York', 'sales', null, {}],
  ['studio a Manhattan fino a 600.000', 'sales', 'manhattan', { max_price: 600_000 }, ['studio']],
  ['квартира в Куинсе', 'sales', 'queens', { dwelling: FLATS }],
  [
    'дом на Статен-Айленде с гаражом',
    'sales',
    'staten-island',
    { dwelling: HOUSES, amenities: ['Garage'] },
  ],
  ['снять квартиру на Манхэттене', 'rentals', 'manhattan', { dwelling: FLATS }],
  [
    'Haus auf Staten Island mit Garten',
    'sales',
    'staten-island',
    { dwelling: HOUSES, amenities: ['Garden'] },
  ],
  [
    'appartamento nel Bronx con balcone',
    'sales',
    'bronx',
    { dwelling: FLATS, amenities: ['Balcony'] },
  ],
  ['piso cerca del Bronx', 'sales', 'bronx', { dwelling: FLATS }],
];
