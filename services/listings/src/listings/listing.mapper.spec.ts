import { type ShownListing, toListingDetailDto, toListingDto } from './listing.mapper.js';

const listing: ShownListing = {
  id: 7,
  source: 'demo',
  sourceKey: 'a',
  digest: '',
  transactionType: 'sale',
  borough: 'queens',
  propertyType: 'Residential',
  propertySubType: 'Stock Cooperative',
  standardStatus: 'Active',
  specialListingConditions: null,
  ownership: 'Cooperative',
  furnished: null,
  listPrice: 315000,
  bedroomsTotal: 2,
  bathroomsTotal: 1.5,
  livingArea: null,
  lotSizeSquareFeet: null,
  unparsedAddress: '1 Main St',
  city: 'Forest Hills',
  stateOrProvince: 'NY',
  postalCode: '11375',
  countyOrParish: null,
  subdivisionName: 'Forest Hills',
  latitude: 40.7,
  longitude: -73.8,
  entryLevel: null,
  buildingAgeYears: null,
  minutesToSubway: null,
  amenities: ['Doorman', 'Gym'],
  title: null,
  publicRemarks: null,
  media: [
    { path: 'homes/a/1200.webp', type: 'image' },
    { path: 'https://player.example.com/embed/1', type: 'video' },
  ],
  listOfficeName: null,
  synthetic: [],
  enteredAt: new Date('2026-11-01T00:00:00Z'),
  modifiedAt: new Date('2026-11-02T00:00:00Z'),
  offMarketAt: null,
  correctionId: null,
  isHidden: false,
  isFeatured: false,
  correctedTitle: null,
  correctedRemarks: null,
  openHouses: [],
  prices: [],
};

describe('toListingDto', () => {
  it('contains the relative paths of pictures, without videos', () => {
    expect(JSON.parse(toListingDto(listing).images)).toEqual(['homes/a/1200.webp']);
  });

  it('does not contain the source', () => {
    expect(Object.keys(toListingDto(listing))).not.toEqual(
      expect.arrayContaining(['source', 'sourceKey', 'digest']),
    );
  });
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describe('what is new about a listing', () => {
  it.each([
    [6, true],
    [8, false],
  ])('is new %d days after it came: %s', (days, isNew) => {
    expect(toListingDto({ ...listing, enteredAt: daysAgo(days) }).is_new).toBe(isNew);
  });

  it.each([
    ['lowered within 30 days', 29, 340_000, 340_000],
    ['lowered earlier', 31, 340_000, null],
    ['raised', 1, 300_000, null],
  ])('names the previous price of one that was %s', (_, days, before, previous) => {
    const prices = [
      { price: 315_000, since: daysAgo(days) },
      { price: before, since: daysAgo(90) },
    ];
    expect(toListingDto({ ...listing, prices }).previous_price).toBe(previous);
  });

  it('names no previous price of the first one', () => {
    const prices = [{ price: 315_000, since: daysAgo(1) }];
    expect(toListingDto({ ...listing, prices }).previous_price).toBeNull();
  });
});

describe('toListingDetailDto', () => {
  it('contains the URLs of pictures and videos', () => {
    expect(JSON.parse(toListingDetailDto(listing).images)).toEqual([
      { url: '/pictures/homes/a/1200.webp', type: 'image' },
      { url: 'https://player.example.com/embed/1', type: 'video' },
    ]);
  });

  it('has the fields of the contract', () => {
    expect(toListingDetailDto(listing)).toMatchObject({
      address: '1 Main St',
      zip_code: '11375',
      type: 'Co-op',
      price: 315000,
      bathrooms: 1.5,
      area: null,
      amenities: 'Doorman, Gym',
      listing_type: 'sales',
      ownership: 'Cooperative',
      available: true,
      listed_at: '2026-11-01T00:00:00.000Z',
    });
  });

  it.each(['Pending', 'Active Under Contract'] as const)(
    'is not available with the status %s',
    (status) => {
      expect(toListingDetailDto({ ...listing, standardStatus: status }).available).toBe(false);
    },
  );

  it('returns null for unknown values', () => {
    const bare = { ...listing, propertySubType: null, amenities: [], media: [], listPrice: null };

    expect(toListingDetailDto(bare)).toMatchObject({
      type: null,
      amenities: null,
      price: null,
      images: '[]',
    });
  });
});
