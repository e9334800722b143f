import { parseSearchQuery, searchPagePath } from './saved-search-query.js';

describe('parseSearchQuery', () => {
  it('reads parameters as the search call does', () => {
    expect(
      parseSearchQuery('type=Sales&location=queens&min_bedrooms=2&neighbourhood=Astoria&x=1'),
    ).toEqual({ type: 'sales', location: 'queens', min_bedrooms: 2, neighbourhood: ['Astoria'] });
    expect(parseSearchQuery('zip_code=11101&zip_code=11102')).toEqual({
      zip_code: ['11101', '11102'],
    });
    expect(parseSearchQuery('')).toEqual({});
  });

  it.each(['type=castles', 'min_price=-1', 'min_price=9&max_price=1', 'zip_code=1', 'bounds=1,2'])(
    'refuses what the search call refuses: %s',
    (query) => {
      expect(parseSearchQuery(query)).toBeUndefined();
    },
  );
});

describe('searchPagePath', () => {
  it.each([
    ['type=rentals&location=queens&min_bedrooms=2', '/listings/rentals/queens?min_bedrooms=2'],
    ['type=open-houses', '/listings/open-houses'],
    ['zip_code=11101&zip_code=11102', '/listings/sales?zip_code=11101&zip_code=11102'],
    ['location=a%2Fb%3Fc', '/listings/sales/a%2Fb%3Fc'],
  ])('is the page of %s', (query, path) => {
    expect(searchPagePath(query)).toBe(path);
  });
});
