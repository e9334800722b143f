import {
  readAmount,
  readBounds,
  readCount,
  readDay,
  readPropertyType,
  readSearch,
  readWords,
} from './read-search';
import { plainSearch, type Search } from './search';
import { searchParams } from './write-search';

const read = (query: string) => readSearch('sales', 'queens', new URLSearchParams(query));

const full: Search = {
  listingType: 'rentals',
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
  nearby: ['L-10', 'SIR-5', 'park-15'],
  commute: ['14 St (A C E)-35', 'Grand Central-42 St-60'],
  within: ['_p~iF~ps|U_ulLnnqC_mqNvxq`@'],
  open_house_from: '2026-11-28',
  open_house_to: '2026-11-29',
  bounds: { west: -74.02, south: 40.6, east: -73.9, north: 40.7 },
  sort: 'price-asc',
};

describe('readSearch', () => {
  it('returns the plain list when the URL has no parameters', () => {
    expect(read('')).toEqual({ search: plainSearch('sales', 'queens'), ignored: [] });
  });

  it('reads back every search that was written', () => {
    const again = readSearch('rentals', 'brooklyn', searchParams(full));
    expect(again).toEqual({ search: full, ignored: [] });
  });

  it('omits empty fields without reporting them', () => {
    expect(read('q=&min_price=&max_price=+&neighbourhood=&sort=')).toEqual(read(''));
  });

  it('omits and reports values that cannot be read', () => {
    const { search, ignored } = read(
      'min_price=cheap&dwelling=Castle&dwelling=House&bounds=here&sort=random&open_house_from=soon&nearby=L-7&commute=14+St-33',
    );
    expect(search).toEqual({ ...plainSearch('sales', 'queens'), dwelling: ['House'] });
    expect(ignored).toEqual([
      'min_price',
      'open_house_from',
      'bounds',
      'sort',
      'dwelling',
      'nearby',
      'commute',
    ]);
  });

  it('reads the two fields of a form as a commute', () => {
    const { search } = read('commute_to=+Wall+St+&commute_minutes=40&commute=14+St-35');
    expect(search.commute).toEqual(['Wall St-40', '14 St-35']);
    expect(read('commute_to=&commute_minutes=30')).toEqual(read(''));
  });

  it('takes a choice once, and no more choices than the service', () => {
    expect(read('zip_code=11101&zip_code=11101').search.zip_code).toEqual(['11101']);
    const many = Array.from({ length: 25 }, (_, index) => `amenities=${index}`).join('&');
    const { search, ignored } = read(many);
    expect(search.amenities).toHaveLength(20);
    expect(ignored).toEqual(['amenities']);
  });

  it('ignores parameters that do not belong to a search', () => {
    expect(read('constructor=1&__proto__=2&page=3&utm_source=mail')).toEqual(read(''));
  });
});

describe('readAmount', () => {
  it.each([
    ['500000', 500_000],
    ['$1,250,000', 1_250_000],
    ['1.250.000 $', 1_250_000],
    ['1 250 000', 1_250_000],
    ["1'250'000", 1_250_000],
    ['500k', 500_000],
    ['1.1M', 1_100_000],
    ['1,5m', 1_500_000],
    ['3200.50', 3200],
    ['0', 0],
  ])('reads %j as %s', (text, amount) => {
    expect(readAmount(2e9)(text)).toBe(amount);
  });

  it.each(['', 'cheap', '-5', '1e6', '12,34,56', '3000000000', '0x10', 'NaN'])(
    'rejects %j',
    (text) => {
      expect(readAmount(2e9)(text)).toBeUndefined();
    },
  );
});

describe('readCount', () => {
  it('accepts the possible steps', () => {
    expect(readCount(20)('3')).toBe(3);
    expect(readCount(20)('0')).toBe(0);
    expect(readCount(20)('1.5')).toBeUndefined();
    expect(readCount(20, 0.5)('1.5')).toBe(1.5);
    expect(readCount(20, 0.5)('1.2')).toBeUndefined();
    expect(readCount(20)('21')).toBeUndefined();
    expect(readCount(20)('-1')).toBeUndefined();
  });
});

describe('readDay', () => {
  it('accepts a calendar day', () => {
    expect(readDay('2028-02-29')).toBe('2028-02-29');
  });

  it.each(['2027-02-29', '2026-13-01', '22.11.2026', '2026-11', 'tomorrow'])(
    'rejects %j',
    (text) => {
      expect(readDay(text)).toBeUndefined();
    },
  );
});

describe('readBounds', () => {
  it('reads west, south, east and north', () => {
    expect(readBounds('-74.1,40.5,-73.7,40.9')).toEqual({
      west: -74.1,
      south: 40.5,
      east: -73.7,
      north: 40.9,
    });
  });

  it.each([
    '-74,40,-73',
    '-73,40,-74,41',
    '-74,41,-73,40',
    '-74,,-73,41',
    'a,b,c,d',
    '-200,40,-73,41',
    '-74,40,-73,Infinity',
  ])('rejects %j', (text) => {
    expect(readBounds(text)).toBeUndefined();
  });
});

it('reads a property type in any case', () => {
  expect(readPropertyType('co-OP')).toBe('Co-op');
  expect(readPropertyType('Castle')).toBeUndefined();
});

it('normalizes words, and limits their length to the service’s', () => {
  expect(readWords('  roof \n deck ')).toBe('roof deck');
  expect(readWords(' ')).toBeUndefined();
  expect(readWords('x'.repeat(200))).toHaveLength(100);
});
