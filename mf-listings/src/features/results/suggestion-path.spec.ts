import { plainSearch } from '../../shared/search/search';
import type { PlaceSuggestion } from './api/suggest-places';
import { suggestionPath } from './suggestion-path';

const search = { ...plainSearch('sales', 'queens'), q: 'wiliamsb', min_bedrooms: 2 };
const place = (over: Partial<PlaceSuggestion>): PlaceSuggestion => ({
  kind: 'neighbourhood',
  text: 'Williamsburg',
  borough: 'brooklyn',
  count: 12,
  id: null,
  ...over,
});

it('sets the filter of a neighbourhood or a ZIP code, in its borough, and drops the words', () => {
  expect(suggestionPath(place({}), search)).toBe(
    '/listings/sales/brooklyn?min_bedrooms=2&neighbourhood=Williamsburg',
  );
  expect(suggestionPath(place({ kind: 'zip_code', text: '11211' }), search)).toBe(
    '/listings/sales/brooklyn?min_bedrooms=2&zip_code=11211',
  );
});

it('sets the filter of a street, and keeps the view', () => {
  const street = place({ kind: 'street', text: 'Ditmars Blvd', borough: 'queens' });
  expect(suggestionPath(street, search, { view: 'map' })).toBe(
    '/listings/sales/queens?min_bedrooms=2&street=Ditmars+Blvd&view=map',
  );
});

it('leads to the page of a home', () => {
  expect(suggestionPath(place({ kind: 'address', id: 7 }), search)).toBe('/listings-detail/7');
});

it('leads nowhere where there is no list', () => {
  expect(suggestionPath(place({ borough: 'staten-island' }), search)).toBeNull();
});
