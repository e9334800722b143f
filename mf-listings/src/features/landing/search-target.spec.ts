import type { FoundPlace } from './api/find-place';
import { pathOfPlace, pathOfWords, readWanted } from './search-target';

const astoria: FoundPlace = {
  kind: 'neighbourhood',
  text: 'Astoria',
  borough: 'queens',
  count: 12,
  id: null,
};

it.each<[Partial<FoundPlace>, string | null]>([
  [{}, '/listings/rentals/queens?neighbourhood=Astoria'],
  [{ kind: 'zip_code', text: '11101' }, '/listings/rentals/queens?zip_code=11101'],
  [{ kind: 'street', text: '30th Avenue' }, '/listings/rentals/queens?street=30th+Avenue'],
  [{ kind: 'address', text: '1 30th Avenue', id: 7 }, '/listings-detail/7'],
  [{ borough: 'staten-island' }, null],
])('a place of %j has its homes at %s', (over, path) => {
  expect(pathOfPlace('rentals', { ...astoria, ...over })).toBe(path);
});

it('words are looked for in a borough', () => {
  expect(pathOfWords('sales', 'bronx', 'roof garden')).toBe('/listings/sales/bronx?q=roof+garden');
  expect(pathOfWords('sales', 'bronx', undefined)).toBe('/listings/sales/bronx');
});

it.each([
  ['', null],
  ['q=%20&location=', null],
  ['q=&location=Queens', { tab: 'sales', borough: 'queens', words: undefined }],
  ['q=astoria&location=atlantis', { tab: 'sales', borough: null, words: 'astoria' }],
])('the form’s address %j wants %j', (query, wanted) => {
  expect(readWanted('sales', new URLSearchParams(query))).toEqual(wanted);
});
