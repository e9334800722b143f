import { noticePath, readNotice, type QueryNotice } from './query-notice';
import { plainSearch } from './search';

const notice: QueryNotice = {
  typed: 'garfeild & luxury',
  typedAt: '/listings/sales/queens?min_bedrooms=2',
  guesses: [{ from: 'garfeild', to: 'Garfield Ave' }],
  near: null,
  movedTo: null,
  unmatched: ['luxury'],
  otherType: 'rentals',
  missingAddress: null,
};

it('is stored in the URL of the list, and read from there', () => {
  const path = noticePath(plainSearch('sales', 'queens'), notice, { view: 'map' });
  expect(path).toMatch(/^\/listings\/sales\/queens\?view=map&guess_from=garfeild&/);
  expect(readNotice(new URL(path, 'http://site.invalid').searchParams)).toEqual(notice);
});

it('is empty when the list matches the typed words exactly', () => {
  const plain = { ...notice, guesses: [], unmatched: [], otherType: null };
  expect(noticePath(plainSearch('sales', null), plain, {})).toBe('/listings/sales');
  expect(readNotice(new URLSearchParams('q=garden'))).toBeNull();
});

it('limits what a URL may contain', () => {
  const read = readNotice(new URLSearchParams({ typed: 'a'.repeat(500), near: ' ' }));
  expect(read).toMatchObject({ typed: 'a'.repeat(100), near: null });
});
