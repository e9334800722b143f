import type { IndexedListing } from './indexed-listing.js';
import { ListingIndex } from './listing-index.js';
import { ListingSearch } from './listing-search.js';

const listing: Omit<IndexedListing, 'id' | 'price'> = {
  transactionType: 'sale',
  borough: 'queens',
  neighbourhood: 'Astoria',
  ...{ zipCode: null, street: null, dwelling: null, bedrooms: null, bathrooms: null, area: null },
  ...{
    latitude: null,
    longitude: null,
    amenities: [],
    nearby: [],
    stations: [],
    enteredAt: 0,
    openHouses: [],
    texts: [],
  },
};

const quartilesOf = (prices: (number | null)[]) => {
  const index = new ListingIndex();
  prices.forEach((price, at) => index.put({ ...listing, id: at + 1, price }));
  index.put({ ...listing, id: 100, price: 9_000_000, borough: 'bronx' });
  return new ListingSearch().prices(index, { borough: 'queens' });
};

describe('prices of a search', () => {
  it.each([
    [[500], { count: 1, low: 500, median: 500, high: 500 }],
    [[300, 100], { count: 2, low: 150, median: 200, high: 250 }],
    [[1_000, 5, 40, 300, 20], { count: 5, low: 20, median: 40, high: 300 }],
  ])('has the quartiles of %j', (prices, quartiles) => {
    expect(quartilesOf(prices)).toEqual(quartiles);
  });

  it('leaves out unknown prices', () => {
    expect(quartilesOf([null, 700, null])).toEqual({ count: 1, low: 700, median: 700, high: 700 });
    expect(quartilesOf([null])).toBeNull();
  });
});
