import { plainSearch, reversedRanges } from './search';

const plain = plainSearch('sales', 'queens');

it.each([
  [{ min_price: 2, max_price: 1 }, ['price']],
  [{ min_price: 1, max_price: 1 }, []],
  [{ min_price: 2 }, []],
  [{ min_bedrooms: 1, max_bedrooms: 0 }, ['bedrooms']],
  [{ open_house_from: '2026-12-01', open_house_to: '2026-11-30' }, ['open_house']],
  [{ min_area: 2, max_area: 1, min_price: 2, max_price: 1 }, ['price', 'area']],
])('finds in %j the reversed ranges %j', (filters, names) => {
  expect(reversedRanges({ ...plain, ...filters })).toEqual(names);
});
