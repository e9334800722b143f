import { plainSearch } from '../search/search';
import { savedQuery, savedSearchPath } from './saved-search-query';

describe('savedQuery', () => {
  it('has the parameters of the search call, without the order', () => {
    const search = {
      ...plainSearch('sales', 'queens'),
      sort: 'price-asc' as const,
      min_bedrooms: 2,
      zip_code: ['11101', '11102'],
      bounds: { west: -74, south: 40.5, east: -73.5, north: 41 },
    };
    expect(savedQuery(search)).toBe(
      new URLSearchParams([
        ['type', 'sales'],
        ['location', 'queens'],
        ['zip_code', '11101'],
        ['zip_code', '11102'],
        ['min_bedrooms', '2'],
        ['bounds', '-74,40.5,-73.5,41'],
      ]).toString(),
    );
  });
});

describe('savedSearchPath', () => {
  it.each([
    ['type=rentals&location=queens&min_bedrooms=2', '/listings/rentals/queens?min_bedrooms=2'],
    ['type=sales', '/listings/sales'],
    ['type=..%2F..&location=a%2Fb', '/listings/..%2F../a%2Fb'],
  ])('is the page of %s', (query, path) => {
    expect(savedSearchPath(query)).toBe(path);
  });
});
