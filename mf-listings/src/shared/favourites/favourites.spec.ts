import 'fake-indexeddb/auto';
import { createStore, set } from 'idb-keyval';
import { addFavourite, favourites, MAX_FAVOURITES, removeFavourite } from './favourites';

const listing = (id: number, over = {}) => ({
  id,
  name: `${id} Halsey Street`,
  place: 'Brooklyn, NY',
  price: 500_000,
  monthly: false,
  ...over,
});
const ids = () => favourites.getSnapshot().value.map(({ id }) => id);

beforeEach(() => favourites.change(() => []));

it('keeps the newest first, each once', async () => {
  addFavourite(listing(1));
  addFavourite(listing(2));
  addFavourite(listing(1));

  expect(ids()).toEqual([2, 1]);
  await favourites.read();
  expect(ids()).toEqual([2, 1]);
});

it('returns false when the list is full', () => {
  for (let id = 1; id <= MAX_FAVOURITES; id += 1) expect(addFavourite(listing(id))).toBe(true);

  expect(addFavourite(listing(1000))).toBe(false);
  expect(ids()).toHaveLength(MAX_FAVOURITES);
});

it('keeps the price of the first time when a favourite is removed and added again', () => {
  addFavourite(listing(1, { price: 500_000 }));
  removeFavourite(1);
  addFavourite(listing(1, { price: 450_000 }));

  expect(favourites.getSnapshot().value).toEqual([listing(1, { price: 500_000 })]);
});

it('drops entries that cannot be a listing, and values that cannot be a text', async () => {
  const stored = [
    listing(1, { name: 7, place: null, price: '12', monthly: 'yes' }),
    listing(1),
    listing(-2),
    { name: 'No number' },
    listing(3, { name: 'x'.repeat(900) }),
    'text',
  ];
  await set('favourites', stored, createStore('mf-listings', 'kept'));

  expect(await favourites.read()).toEqual([
    { id: 1, name: null, place: '', price: null, monthly: false },
    listing(3, { name: 'x'.repeat(200) }),
  ]);
});
