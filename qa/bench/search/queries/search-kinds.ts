import type { QueryKind } from './query-kind.js';
import {
  all,
  amenities,
  area,
  around,
  dwelling,
  fields,
  inItsBorough,
  inTheCity,
  neighbourhood,
  oneWord,
  openHouse,
  price,
  rooms,
  twoWords,
  zipCode,
  type Wish,
} from './wishes.js';

const borough = (call: string, title: string, ...wishes: Wish[]): QueryKind => ({
  call,
  title,
  isJudged: true,
  fieldsFor: all(inItsBorough, ...wishes),
});

const city = (call: string, title: string, ...wishes: Wish[]): QueryKind => ({
  call,
  title,
  isJudged: false,
  fieldsFor: all(inTheCity, ...wishes),
});

const everything = all(price, rooms, dwelling, neighbourhood);
const cheapest = fields({ sort: 'price-asc' });
const find = 'listings-listfind';
const facets = 'listings-facets';
const map = 'listings-map';

/** A page of results, facets and the map, by the searched fields. */
export const searchKinds: QueryKind[] = [
  borough(find, 'a borough, newest first'),
  borough(find, 'a borough, cheapest first', cheapest),
  borough(find, 'a borough, dearest first', fields({ sort: 'price-desc' })),
  borough(find, 'a borough, largest first', fields({ sort: 'area-desc' })),
  borough(find, 'price', price),
  borough(find, 'bedrooms and bathrooms', rooms),
  borough(find, 'kind of dwelling', dwelling),
  borough(find, 'area', area),
  borough(find, 'neighbourhood', neighbourhood),
  borough(find, 'ZIP code', zipCode),
  borough(find, 'two amenities', amenities),
  borough(find, 'open house in the next weeks', openHouse),
  borough(find, 'the beginning of a word', oneWord),
  borough(find, 'two words', twoWords),
  borough(find, 'a rectangle of the map', around(0.01)),
  borough(find, 'price, rooms, kind and neighbourhood, cheapest first', everything, cheapest),
  city(find, 'the whole city, newest first'),
  city(find, 'the whole city, price and rooms, cheapest first', price, rooms, cheapest),
  borough(facets, 'a borough'),
  borough(facets, 'price and rooms', price, rooms),
  borough(facets, 'neighbourhood, kind and amenities', neighbourhood, dwelling, amenities),
  borough(facets, 'the beginning of a word', oneWord),
  borough(facets, 'a rectangle of the map', around(0.01)),
  city(facets, 'the whole city'),
  borough(map, 'a borough', fields({ zoom: 11 })),
  borough(map, 'price and rooms', price, rooms, fields({ zoom: 12 })),
  borough(map, 'zoomed in to a few streets', around(0.004), fields({ zoom: 16 })),
  city(map, 'the whole city', fields({ zoom: 10 })),
];
