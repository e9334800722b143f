import { readSearch } from './read-search';
import { plainSearch, type Search } from './search';
import { searchParams } from './write-search';

const read = (query: string) => readSearch('sales', 'queens', new URLSearchParams(query));

const full: Search = {
  tab: 'rentals',
  borough: 'brooklyn',
  q: 'roof deck',
  min_price: 0,
  max_price: 4000,
  min_bedrooms: 0,
  max_bedrooms: 2,
  min_bathrooms: 1.5,
  min_area: 500,
  max_area: 1500,
  dwelling: ['Condo', 'Co-op'],
  neighbourhood: ['Park Slope', 'Bedford-Stuyvesant'],
  zip_code: ['11215'],
  street: ['7th Ave'],
  amenities: ['Washer/dryer', 'No fee'],
  open_house_from: '2026-11-28',
  open_house_to: '2026-11-29',
  bounds: { west: -74.02, south: 40.6, east: -73.9, north: 40.7 },
  sort: 'price-asc',
};

describe('readSearch', () => {
  it('is the plain list where the address says nothing', () => {
    expect(read('')).toEqual({ search: plainSearch('sales', 'queens'), ignored: [] });
  });

  it('reads back every search that was written', () => {
    const again = readSearch('rentals', 'brooklyn', searchParams(full));
    expect(again).toEqual({ search: full, ignored: [] });
  });

  it('leaves out what a form sends empty, without a word', () => {
    expect(read('q=&min_price=&max_price=+&neighbourhood=&sort=')).toEqual(read(''));
  });

  it('leaves out what it can make nothing of, and says what', () => {
    const { search, ignored } = read(
      'min_price=cheap&dwelling=Castle&dwelling=House&bounds=here&sort=random&open_house_from=soon',
    );
    expect(search).toEqual({ ...plainSearch('sales', 'queens'), dwelling: ['House'] });
    expect(ignored).toEqual(['min_price', 'open_house_from', 'bounds', 'sort', 'dwelling']);
  });

  it('takes a choice once, and no more choices than the service', () => {
    expect(read('zip_code=11101&zip_code=11101').search.zip_code).toEqual(['11101']);
    const many = Array.from({ length: 25 }, (_, index) => `amenities=${index}`).join('&');
    const { search, ignored } = read(many);
    expect(search.amenities).toHaveLength(20);
    expect(ignored).toEqual(['amenities']);
  });

  it('knows nothing of parameters that are none of a search', () => {
    expect(read('constructor=1&__proto__=2&page=3&utm_source=mail')).toEqual(read(''));
  });
});
