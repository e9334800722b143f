import { HomeIndex } from '../search/home-index.js';
import type { Home } from '../search/home.js';
import { similarHomes } from './similar-homes.js';

const home: Home = {
  id: 1,
  offer: 'sale',
  borough: 'queens',
  neighbourhood: 'Astoria',
  zipCode: '11102',
  street: '28th Ave',
  dwelling: 'Condo',
  bedrooms: 2,
  bathrooms: 1,
  amenities: [],
  price: 800_000,
  area: 900,
  latitude: 40.77,
  longitude: -73.92,
  enteredAt: 1_000,
  openHouses: [],
  texts: [],
};

const found = (wanted: Partial<Home>, others: readonly Partial<Home>[], limit = 12) => {
  const index = new HomeIndex();
  others.forEach((other, at) => index.put({ ...home, id: at + 2, ...other }));
  return similarHomes(index, { ...home, ...wanted }, limit);
};

it('finds homes of the same offer and borough, and not itself', () => {
  const others = [{ id: 1 }, { id: 9 }, { offer: 'rental' }, { borough: 'bronx' }] as const;

  expect(found({}, others)).toEqual([9]);
  expect(found({}, [])).toEqual([]);
});

it.each<[what: string, nearer: Partial<Home>, farther: Partial<Home>]>([
  ['is nearer', { latitude: 40.771 }, { latitude: 40.79 }],
  ['is nearer, east or west', { longitude: -73.921 }, { longitude: -73.95 }],
  ['costs about as much', { price: 850_000 }, { price: 1_200_000 }],
  ['costs about as much, below', { price: 750_000 }, { price: 400_000 }],
  ['has as many bedrooms', {}, { bedrooms: 3 }],
  ['has nearly as many', { bedrooms: 3 }, { bedrooms: 0 }],
  ['is of the same kind', {}, { dwelling: 'House' }],
  [
    'is in the same neighbourhood',
    { latitude: null },
    { latitude: null, neighbourhood: 'Corona', zipCode: null },
  ],
  [
    'has the same ZIP code',
    { latitude: null, neighbourhood: null },
    { latitude: null, neighbourhood: null, zipCode: '11368' },
  ],
  ['has a price near its own', { price: 900_000 }, { price: null }],
  ['has an unknown price rather than quite another', { price: null }, { price: 8_000_000 }],
  ['is newer', { enteredAt: 1_001 }, { enteredAt: 999 }],
])('puts first what %s', (_, nearer, farther) => {
  expect(found({}, [nearer, farther])).toEqual([2, 3]);
  expect(found({}, [farther, nearer])).toEqual([3, 2]);
});

it('compares by names where the home itself has no coordinates', () => {
  const away = { neighbourhood: 'Corona', zipCode: '11368' };

  expect(found({ latitude: null, longitude: null }, [away, {}])).toEqual([3, 2]);
});

it('compares with a home of which little is known', () => {
  const unknown = { price: null, bedrooms: null, dwelling: null, neighbourhood: null };

  expect(found({ ...unknown, zipCode: null, latitude: null }, [{}, { bedrooms: 4 }], 1)).toEqual([
    3,
  ]);
});

it('finds the same among homes of a whole city, wherever it looks first', () => {
  const others = Array.from({ length: 3_000 }, (_, at) => ({
    latitude: at % 17 === 0 ? null : 40.5 + ((at * 37) % 400) / 1_000,
    longitude: -74.2 + ((at * 101) % 450) / 1_000,
    neighbourhood: at % 3 === 0 ? 'Astoria' : 'Corona',
    zipCode: null,
    price: 300_000 + ((at * 7919) % 1_000) * 1_000,
    enteredAt: at % 5,
  }));
  for (const place of [{}, { latitude: null }, { latitude: 40.1, longitude: -73 }]) {
    const all = found(place, others, 3_000);

    expect(all).toHaveLength(3_000);
    expect(found(place, others, 12)).toEqual(all.slice(0, 12));
  }
});

it('finds the same as a sort of all', () => {
  const others = Array.from({ length: 500 }, (_, at) => ({
    latitude: 40.7 + ((at * 37) % 100) / 1_000,
    price: 300_000 + ((at * 7919) % 1_000) * 1_000,
    bedrooms: at % 5,
  }));
  const all = found({}, others, 500);

  expect(all).toHaveLength(500);
  expect(found({}, others, 12)).toEqual(all.slice(0, 12));
});
