import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { type ParsedQuery, parseQuery } from './query-parser.js';

const FLATS = 'Apartment, Condo, Co-op, Condop';
const HOUSES = 'House, Townhouse, Multi-family home';

const range = (least?: number, most?: number): string => {
  if (least === most) return String(least);
  if (most === undefined) return `>=${String(least)}`;
  return least === undefined ? `<=${String(most)}` : `${String(least)}-${String(most)}`;
};

/** The meaning in the form of the table. */
function describeQuery(query: ParsedQuery): string {
  const wanted = Object.assign({}, query.quantities, ...query.categories.map((c) => c.filters));
  const { min_bedrooms, max_bedrooms, min_bathrooms, min_price, max_price } = wanted;
  const dwellings = query.categories.flatMap(({ filters }) => filters.dwelling?.join(', ') ?? []);
  const groups = dwellings.map((each) => each.replace(FLATS, 'flats').replace(HOUSES, 'houses'));
  const parts: [string, string | false | null][] = [
    ['type', query.listingType],
    ['borough', query.borough],
    ['place', query.places.flatMap(({ known }) => known.map(({ name }) => name)).join(', ')],
    [
      'bedrooms',
      ('min_bedrooms' in wanted || 'max_bedrooms' in wanted) && range(min_bedrooms, max_bedrooms),
    ],
    ['bathrooms', 'min_bathrooms' in wanted && range(min_bathrooms)],
    ['price', ('min_price' in wanted || 'max_price' in wanted) && range(min_price, max_price)],
    [
      'area',
      ('min_area' in wanted || 'max_area' in wanted) && range(wanted.min_area, wanted.max_area),
    ],
    ['dwelling', groups.join(', ')],
    ['amenities', query.categories.flatMap(({ filters }) => filters.amenities ?? []).join(', ')],
    ['order', query.sort],
    ['nearby', query.categories.flatMap(({ filters }) => filters.nearby ?? []).join(', ')],
    ['commute', query.categories.flatMap(({ filters }) => filters.commute ?? []).join(', ')],
    [
      'open house',
      query.categories
        .flatMap(({ filters }) =>
          filters.open_house_from ? [`${filters.open_house_from} to ${filters.open_house_to}`] : [],
        )
        .join(', '),
    ],
    ...query.rest.map(({ words }): [string, string] => ['words', words.join(' ')]),
  ];
  return parts.flatMap(([name, value]) => (value ? [`${name} ${value}`] : [])).join('; ');
}

const table = readFileSync(new URL('understood-queries.txt', import.meta.url), 'utf8');

const rows = table.split('\n').flatMap((line) => {
  const [typed, meaning] = line.split(' -> ');
  return typed !== undefined && meaning !== undefined ? [{ typed, meaning }] : [];
});

it('has at least 200 queries', () => {
  expect(new Set(rows.map(({ typed }) => typed)).size).toBeGreaterThanOrEqual(200);
});

/** The day of the table. */
const WEDNESDAY = '2026-11-25';

const understand = async (typed: string): Promise<string> =>
  describeQuery(await parseQuery(typed, () => Promise.resolve(new Map()), WEDNESDAY));

it.each(rows)('understands "$typed" as $meaning', async ({ typed, meaning }) => {
  expect(await understand(typed)).toBe(meaning);
});

it.each(rows)('understands "$typed" in capital letters', async ({ typed, meaning }) => {
  const found = await understand(typed.toUpperCase());
  expect(found.toLowerCase()).toBe(meaning.toLowerCase());
});

it('understands phrases in any order', async () => {
  const meanings = {
    '2 beds': 'bedrooms 2',
    'under 900k': 'price <=900000',
    'with a doorman': 'amenities Doorman',
    condo: 'dwelling Condo',
    'in Astoria': 'place Astoria',
    newest: 'order newest',
    'near the L train': 'nearby L-10',
  };
  const phrases = fc.shuffledSubarray(Object.entries(meanings), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(phrases, async (some) => {
      const found = await understand(some.map(([phrase]) => phrase).join(' '));
      expect(new Set(found.split('; '))).toEqual(new Set(some.map(([, meaning]) => meaning)));
    }),
  );
});
