import 'fake-indexeddb/auto';
import { set, createStore } from 'idb-keyval';
import { dropFavourite, favourites, keepFavourite, MOST_FAVOURITES } from './favourites';

const home = (id: number, over = {}) => ({
  id,
  name: `${id} Halsey Street`,
  place: 'Brooklyn, NY',
  price: 500_000,
  monthly: false,
  ...over,
});
const ids = () => favourites.now().value.map(({ id }) => id);

beforeEach(() => favourites.change(() => []));

it('keeps the last one first, each once', async () => {
  keepFavourite(home(1));
  keepFavourite(home(2));
  keepFavourite(home(1));

  expect(ids()).toEqual([2, 1]);
  await favourites.read();
  expect(ids()).toEqual([2, 1]);
});

it('is full one day, and says so', () => {
  for (let id = 1; id <= MOST_FAVOURITES; id += 1) expect(keepFavourite(home(id))).toBe(true);

  expect(keepFavourite(home(1000))).toBe(false);
  expect(ids()).toHaveLength(MOST_FAVOURITES);
});

it('knows what a home cost when it was kept, also after a slip of the hand', () => {
  keepFavourite(home(1, { price: 500_000 }));
  dropFavourite(1);
  keepFavourite(home(1, { price: 450_000 }));

  expect(favourites.now().value).toEqual([home(1, { price: 500_000 })]);
});

it('leaves out what no home can be, and what a text cannot be', async () => {
  const stored = [
    home(1, { name: 7, place: null, price: '12', monthly: 'yes' }),
    home(1),
    home(-2),
    { name: 'No number' },
    home(3, { name: 'x'.repeat(900) }),
    'text',
  ];
  await set('favourites', stored, createStore('mf-listings', 'kept'));

  expect(await favourites.read()).toEqual([
    { id: 1, name: null, place: '', price: null, monthly: false },
    home(3, { name: 'x'.repeat(200) }),
  ]);
});
