import 'fake-indexeddb/auto';
import { createStore, set } from 'idb-keyval';
import { plainSearch, type Search } from '../search/search';
import {
  forgetSearch,
  MAX_RECENT,
  parseSearches,
  recentSearches,
  rememberSearch,
} from './recent-searches';

const search = (over: Partial<Search> = {}): Search => ({
  ...plainSearch('sales', 'queens'),
  ...over,
});
const paths = () => recentSearches.getSnapshot().value;

beforeEach(() => recentSearches.change(() => []));

it('puts the newest first', () => {
  rememberSearch(search());
  rememberSearch(search({ min_price: 500_000 }));

  expect(paths()).toEqual(['/listings/sales/queens?min_price=500000', '/listings/sales/queens']);
});

it('stores the same search once, whatever its order, choices’ order and bounds', () => {
  rememberSearch(search({ dwelling: ['House', 'Condo'] }));
  rememberSearch(search());
  rememberSearch(
    search({
      dwelling: ['Condo', 'House'],
      sort: 'price-asc',
      bounds: { west: -74, south: 40, east: -73, north: 41 },
    }),
  );

  expect(paths()).toEqual([
    '/listings/sales/queens?dwelling=Condo&dwelling=House&sort=price-asc',
    '/listings/sales/queens',
  ]);
});

it('drops the ninth search, and removed ones', () => {
  for (let min = 1; min <= MAX_RECENT + 1; min += 1) rememberSearch(search({ min_area: min }));
  expect(paths()).toHaveLength(MAX_RECENT);
  expect(paths().at(-1)).toBe('/listings/sales/queens?min_area=2');

  forgetSearch('/listings/sales/queens?min_area=5');
  expect(paths()).not.toContain('/listings/sales/queens?min_area=5');
  expect(paths()).toHaveLength(MAX_RECENT - 1);
});

it('drops paths that are no search', async () => {
  const stored = [
    '/listings/Sales/QUEENS?min_price=500k&utm=1',
    '/listings/sales/atlantis',
    '/listings/sales/queens/more',
    'https://elsewhere.example/listings/sales/queens',
    '//elsewhere.example',
    `/listings/sales/queens?q=${'x'.repeat(5000)}`,
    7,
  ];
  await set('recent-searches', stored, createStore('mf-listings', 'kept'));

  expect(await recentSearches.read()).toEqual(['/listings/sales/queens?min_price=500000']);
  expect(parseSearches(['/listings', '/listings/rentals/bronx'])).toEqual([
    plainSearch('rentals', 'bronx'),
  ]);
});
