import { parseQuery } from './query-parser.js';

const parsed = async (text: string) => {
  const { borough, places, quantities, categories, listingType, sort, unavailable, rest } =
    await parseQuery(text, () => Promise.resolve(new Map()));
  return {
    ...(listingType && { listingType }),
    ...(borough && { borough }),
    ...(places.length > 0 && { places: places.flatMap(({ known }) => known.map((k) => k.name)) }),
    ...quantities,
    ...Object.assign({}, ...categories.map(({ filters }) => filters)),
    ...(sort && { sort }),
    ...(unavailable.length > 0 && { unavailable }),
    ...(rest.length > 0 && { rest: rest.map(({ words }) => words.join(' ')) }),
  } as unknown;
};

const FLATS = ['Apartment', 'Condo', 'Co-op', 'Condop'];
const bedrooms = (count: number) => ({ min_bedrooms: count, max_bedrooms: count });

it.each<[string, object]>([
  [
    '2 bed with a doorman under 900k near the A train in Harlem',
    {
      ...bedrooms(2),
      amenities: ['Doorman'],
      max_price: 900_000,
      places: ['Harlem'],
      unavailable: ['A train'],
    },
  ],
  ['walk-up brooklyn heights', { places: ['Brooklyn Heights'], rest: ['walk up'] }],
  ['pet friendly ues', { places: ['Upper East Side'], amenities: ['Pets allowed'] }],
  ['11215', { places: ['11215'] }],
  [
    '2-Zimmer-Wohnung in Astoria bis 3000',
    { ...bedrooms(1), dwelling: FLATS, places: ['Astoria'], max_price: 3000 },
  ],
  ['3 Zimmer in Queens unter 1,2 Mio', { ...bedrooms(2), borough: 'queens', max_price: 1_200_000 }],
  ['двушка в бруклине до 900 тыс', { ...bedrooms(1), borough: 'brooklyn', max_price: 900_000 }],
  [
    'трёхкомнатная на манхэттене от 1 млн до 2 млн',
    { ...bedrooms(2), borough: 'manhattan', min_price: 1_000_000, max_price: 2_000_000 },
  ],
  ['однушка снять до 3 000', { ...bedrooms(0), listingType: 'rentals', max_price: 3000 }],
  ['bilocale a brooklyn', { ...bedrooms(1), borough: 'brooklyn' }],
  ['3 locali fino a 900.000', { ...bedrooms(2), max_price: 900_000 }],
  [
    'piso de 2 dormitorios en queens hasta 1,2 millones',
    { ...bedrooms(2), dwelling: FLATS, borough: 'queens', max_price: 1_200_000 },
  ],
  ['900’000 brooklyn', { borough: 'brooklyn', max_price: 900_000 }],
  ['brooklyn 900000', { borough: 'brooklyn', max_price: 900_000 }],
  [
    'cheap co-op bronx 300-500k',
    {
      sort: 'price-asc',
      dwelling: ['Co-op'],
      borough: 'bronx',
      min_price: 300_000,
      max_price: 500_000,
    },
  ],
  ['most expensive condo', { sort: 'price-desc', dwelling: ['Condo'] }],
  ['L train', { unavailable: ['L train'] }],
])('parses "%s"', async (text, expected) => {
  expect(await parsed(text)).toEqual(expected);
});
