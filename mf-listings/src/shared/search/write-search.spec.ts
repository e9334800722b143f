import { plainSearch } from './search';
import { searchPath, searchQuery } from './write-search';

const plain = plainSearch('sales', 'queens');

describe('searchPath', () => {
  it('is the plain path when nothing is chosen', () => {
    expect(searchPath(plain)).toBe('/listings/sales/queens');
  });

  it('is the same for the same search, whatever its order of fields', () => {
    const one = searchPath({ ...plain, max_price: 900000, q: 'garden', sort: 'price-asc' });
    const other = searchPath({ ...plain, sort: 'price-asc', q: 'garden', max_price: 900000 });
    expect(one).toBe('/listings/sales/queens?q=garden&max_price=900000&sort=price-asc');
    expect(other).toBe(one);
  });

  it('repeats a parameter for each of its values, and ends with the extra parameters', () => {
    const search = { ...plain, zip_code: ['11101', '11102'] };
    expect(searchPath(search, { view: 'map' })).toBe(
      '/listings/sales/queens?zip_code=11101&zip_code=11102&view=map',
    );
  });
});

describe('searchQuery', () => {
  it('has only the contract’s parameters when nothing is chosen', () => {
    expect(searchQuery(plain)).toEqual({ type: 'sales', location: 'queens' });
  });

  it('names the filters as the service does', () => {
    const bounds = { west: -74, south: 40.5000004, east: -73.75, north: 41 };
    expect(
      searchQuery({ ...plain, min_bedrooms: 0, dwelling: ['House'], bounds, sort: 'area-desc' }),
    ).toEqual({
      type: 'sales',
      location: 'queens',
      min_bedrooms: 0,
      dwelling: ['House'],
      bounds: '-74,40.5,-73.75,41',
      sort: 'area-desc',
    });
  });

  it('omits a reversed range', () => {
    const search = { ...plain, min_price: 900, max_price: 100, min_area: 10, max_area: 20 };
    expect(searchQuery(search)).toEqual({
      type: 'sales',
      location: 'queens',
      min_area: 10,
      max_area: 20,
    });
  });
});
