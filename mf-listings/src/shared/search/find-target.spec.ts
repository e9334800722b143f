import { api } from '@phantom/mf-kit';
import { findTarget } from './find-target';
import { plainSearch, type Search } from './search';

/** The answer of `listings-query` to words that say nothing but the list that was searched. */
const UNDERSTOOD = {
  understood: true,
  id: null,
  type: 'sales',
  location: 'queens',
  filters: {},
  guesses: [],
  near: null,
  moved_to: null,
  unmatched: [],
  other_type: null,
  missing_address: null,
};

const QUEENS: Search = plainSearch('sales', 'queens');
const { signal } = new AbortController();

const answers = (understood: object) =>
  jest.spyOn(api, 'GET').mockResolvedValue({
    data: { ...UNDERSTOOD, ...understood },
    response: new Response(),
  } as never);

/** Path and parameters of where the words lead. */
const target = async (understood: object, search: Search = QUEENS, typed = 'words') => {
  answers(understood);
  const found = await findTarget(typed, search, signal);
  if (found === null) return null;
  const { pathname, searchParams } = new URL(found, 'http://site.invalid');
  return { path: pathname, params: [...searchParams].map((pair) => pair.join('=')) };
};

afterEach(() => jest.restoreAllMocks());

it('sends the words with the tab and the borough of the list', async () => {
  const get = answers({});
  await findTarget('two beds', QUEENS, signal);
  await findTarget('two beds', plainSearch('rentals', null), signal);
  expect(get.mock.calls).toEqual([
    [
      '/api/auth/listings-query',
      { params: { query: { q: 'two beds', type: 'sales', location: 'queens' } }, signal },
    ],
    [
      '/api/auth/listings-query',
      { params: { query: { q: 'two beds', type: 'rentals', location: undefined } }, signal },
    ],
  ]);
});

it('returns null when the service recognises no words', async () => {
  expect(await target({ understood: false })).toBeNull();
});

it('returns the page of the listing at an exact address', async () => {
  expect(await target({ id: 17 })).toEqual({ path: '/listings-detail/17', params: [] });
});

it('keeps filters that the words do not mention, and removes the previous words', async () => {
  const search: Search = { ...QUEENS, q: 'deck', max_price: 900_000, min_bedrooms: 1 };
  expect(await target({ filters: { min_bedrooms: 3 } }, search)).toEqual({
    path: '/listings/sales/queens',
    params: ['max_price=900000', 'min_bedrooms=3'],
  });
});

it('replaces both ends of a range that the words mention', async () => {
  const search: Search = { ...QUEENS, min_price: 500_000, max_price: 900_000 };
  expect(await target({ filters: { max_price: 700_000 } }, search)).toEqual({
    path: '/listings/sales/queens',
    params: ['max_price=700000'],
  });
});

it('adds places near to the selected ones, each once', async () => {
  const search: Search = { ...QUEENS, nearby: ['L-10'] };
  expect(await target({ filters: { nearby: ['L-10', 'park-5'] } }, search)).toMatchObject({
    params: ['nearby=L-10', 'nearby=park-5'],
  });
});

it('adds a commute to the selected ones', async () => {
  const search: Search = { ...QUEENS, commute: ['Wall St-40'] };
  expect(await target({ filters: { commute: ['14 St-35'] } }, search)).toMatchObject({
    params: ['commute=Wall St-40', 'commute=14 St-35'],
  });
});

it('adds amenities to the selected ones, each once', async () => {
  const search: Search = { ...QUEENS, amenities: ['Garden', 'Gym'] };
  expect(await target({ filters: { amenities: ['Gym', 'Elevator'] } }, search)).toEqual({
    path: '/listings/sales/queens',
    params: ['amenities=Garden', 'amenities=Gym', 'amenities=Elevator'],
  });
});

it('replaces all previous places by the place in the words', async () => {
  const search: Search = {
    ...QUEENS,
    neighbourhood: ['Astoria'],
    street: ['31st St'],
    bounds: { west: -74, south: 40.7, east: -73.9, north: 40.8 },
    min_bedrooms: 2,
  };
  expect(await target({ filters: { zip_code: ['11101'] } }, search)).toEqual({
    path: '/listings/sales/queens',
    params: ['min_bedrooms=2', 'zip_code=11101'],
  });
});

it('moves to the borough of the place, reports it, and removes the places of the old borough', async () => {
  const search: Search = { ...QUEENS, neighbourhood: ['Astoria'], min_bedrooms: 2 };
  const moved = {
    location: 'brooklyn',
    filters: { neighbourhood: ['Williamsburg'] },
    moved_to: 'Williamsburg',
  };
  expect(await target(moved, search, 'williamsburg')).toEqual({
    path: '/listings/sales/brooklyn',
    params: [
      'min_bedrooms=2',
      'neighbourhood=Williamsburg',
      'moved_to=Williamsburg',
      'typed=williamsburg',
      'typed_at=/listings/sales/queens?min_bedrooms=2&neighbourhood=Astoria',
    ],
  });
});

it('removes the price of a sale when it moves to rentals', async () => {
  const search: Search = { ...QUEENS, max_price: 900_000, dwelling: ['Condo'] };
  expect(await target({ type: 'rentals', location: null }, search)).toEqual({
    path: '/listings/rentals',
    params: ['dwelling=Condo'],
  });
});

it('keeps the sort order unless the words name another', async () => {
  const search: Search = { ...QUEENS, sort: 'area-desc' };
  expect((await target({}, search))?.params).toEqual(['sort=area-desc']);
  expect((await target({ filters: { sort: 'price-asc' } }, search))?.params).toEqual([
    'sort=price-asc',
  ]);
});

it('keeps the other parameters of the address, and adds guesses with the typed words', async () => {
  answers({
    filters: { neighbourhood: ['Astoria'] },
    guesses: [{ from: 'astorria', to: 'Astoria' }],
    unmatched: ['luxury'],
    other_type: 'rentals',
  });
  const found = await findTarget('luxury astorria', QUEENS, signal, { view: 'map' });
  expect(Object.fromEntries(new URL(found ?? '', 'http://site.invalid').searchParams)).toEqual({
    neighbourhood: 'Astoria',
    view: 'map',
    guess_from: 'astorria',
    guess_to: 'Astoria',
    unmatched: 'luxury',
    other_type: 'rentals',
    typed: 'luxury astorria',
    typed_at: '/listings/sales/queens',
  });
});
