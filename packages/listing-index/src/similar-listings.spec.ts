import { ListingIndex } from './listing-index.js';
import type { IndexedListing } from './indexed-listing.js';
import { similarListings } from './similar-listings.js';

const listing: IndexedListing = {
  id: 1,
  transactionType: 'sale',
  borough: 'queens',
  neighbourhood: 'Astoria',
  zipCode: '11102',
  street: '28th Ave',
  dwelling: 'Condo',
  bedrooms: 2,
  bathrooms: 1,
  amenities: [],
  nearby: [],
  stations: [],
  price: 800_000,
  area: 900,
  latitude: 40.77,
  longitude: -73.92,
  enteredAt: 1_000,
  openHouses: [],
  texts: [],
};

const similarTo = (
  wanted: Partial<IndexedListing>,
  others: readonly Partial<IndexedListing>[],
  limit = 12,
) => {
  const index = new ListingIndex();
  others.forEach((other, at) => index.put({ ...listing, id: at + 2, ...other }));
  return similarListings(index, { ...listing, ...wanted }, limit);
};

describe('similarListings', () => {
  it('finds other listings of the same transaction type and borough', () => {
    const others = [
      { id: 1 },
      { id: 9 },
      { transactionType: 'rental' },
      { borough: 'bronx' },
    ] as const;

    expect(similarTo({}, others)).toEqual([9]);
    expect(similarTo({}, [])).toEqual([]);
  });

  it.each<[what: string, nearer: Partial<IndexedListing>, farther: Partial<IndexedListing>]>([
    ['that is nearer', { latitude: 40.771 }, { latitude: 40.79 }],
    ['that is nearer to the east', { longitude: -73.921 }, { longitude: -73.95 }],
    ['with a similar higher price', { price: 850_000 }, { price: 1_200_000 }],
    ['with a similar lower price', { price: 750_000 }, { price: 400_000 }],
    ['with as many bedrooms', {}, { bedrooms: 3 }],
    ['with nearly as many bedrooms', { bedrooms: 3 }, { bedrooms: 0 }],
    ['of the same kind of dwelling', {}, { dwelling: 'House' }],
    [
      'in the same neighbourhood',
      { latitude: null },
      { latitude: null, neighbourhood: 'Corona', zipCode: null },
    ],
    [
      'with the same ZIP code',
      { latitude: null, neighbourhood: null },
      { latitude: null, neighbourhood: null, zipCode: '11368' },
    ],
    ['with a near price before an unknown one', { price: 900_000 }, { price: null }],
    ['with an unknown price before a very different one', { price: null }, { price: 8_000_000 }],
    ['that is newer', { enteredAt: 1_001 }, { enteredAt: 999 }],
  ])('ranks the listing %s first', (_, nearer, farther) => {
    expect(similarTo({}, [nearer, farther])).toEqual([2, 3]);
    expect(similarTo({}, [farther, nearer])).toEqual([3, 2]);
  });

  it('compares locality names when the listing has no coordinates', () => {
    const away = { neighbourhood: 'Corona', zipCode: '11368' };

    expect(similarTo({ latitude: null, longitude: null }, [away, {}])).toEqual([3, 2]);
  });

  it('accepts a listing with unknown fields', () => {
    const unknown = { price: null, bedrooms: null, dwelling: null, neighbourhood: null };

    expect(
      similarTo({ ...unknown, zipCode: null, latitude: null }, [{}, { bedrooms: 4 }], 1),
    ).toEqual([3]);
  });

  it('returns the first k of all, for any location of the listing', () => {
    const others = Array.from({ length: 3_000 }, (_, at) => ({
      latitude: at % 17 === 0 ? null : 40.5 + ((at * 37) % 400) / 1_000,
      longitude: -74.2 + ((at * 101) % 450) / 1_000,
      neighbourhood: at % 3 === 0 ? 'Astoria' : 'Corona',
      zipCode: null,
      price: 300_000 + ((at * 7919) % 1_000) * 1_000,
      enteredAt: at % 5,
    }));
    for (const place of [{}, { latitude: null }, { latitude: 40.1, longitude: -73 }]) {
      const all = similarTo(place, others, 3_000);

      expect(all).toHaveLength(3_000);
      expect(similarTo(place, others, 12)).toEqual(all.slice(0, 12));
    }
  });

  it('returns the first k of all', () => {
    const others = Array.from({ length: 500 }, (_, at) => ({
      latitude: 40.7 + ((at * 37) % 100) / 1_000,
      price: 300_000 + ((at * 7919) % 1_000) * 1_000,
      bedrooms: at % 5,
    }));
    const all = similarTo({}, others, 500);

    expect(all).toHaveLength(500);
    expect(similarTo({}, others, 12)).toEqual(all.slice(0, 12));
  });
});
