import { pathOfWords, readWanted } from './search-target';

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
