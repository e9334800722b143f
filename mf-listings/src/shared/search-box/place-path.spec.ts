import { plainSearch } from '../search/search';
import { placePath } from './place-path';
import type { PlaceSuggestion } from './suggest-places';

const search = { ...plainSearch('sales', 'queens'), q: 'wiliamsb', min_bedrooms: 2 };
const place = (over: Partial<Omit<PlaceSuggestion, 'count'>>): Omit<PlaceSuggestion, 'count'> => ({
  kind: 'neighbourhood',
  text: 'Williamsburg',
  borough: 'brooklyn',
  id: null,
  ...over,
});

it('sets the filter of a neighbourhood or a ZIP code in its borough, and drops the words', () => {
  expect(placePath(place({}), search)).toBe(
    '/listings/sales/brooklyn?min_bedrooms=2&neighbourhood=Williamsburg',
  );
  expect(placePath(place({ kind: 'zip_code', text: '11211' }), search)).toBe(
    '/listings/sales/brooklyn?min_bedrooms=2&zip_code=11211',
  );
});

it('sets the filter of a street, and keeps the view', () => {
  const street = place({ kind: 'street', text: 'Ditmars Blvd', borough: 'queens' });
  expect(placePath(street, search, { view: 'map' })).toBe(
    '/listings/sales/queens?min_bedrooms=2&street=Ditmars+Blvd&view=map',
  );
});

it('leads to the page of a listing', () => {
  expect(placePath(place({ kind: 'address', id: 7 }), search)).toBe('/listings-detail/7');
});

it('searches for an address without a page in its borough', () => {
  expect(placePath(place({ kind: 'address', text: '1 30th Ave', borough: 'queens' }), search)).toBe(
    '/listings/sales/queens?q=1+30th+Ave&min_bedrooms=2',
  );
});

it('returns null when there is no list', () => {
  expect(placePath(place({ borough: 'hoboken' as never }), search)).toBeNull();
});

it('leads to a borough, and to the listings near a place through the landing page’s loader', () => {
  expect(placePath(place({ kind: 'borough', text: 'bronx', borough: 'bronx' }), search)).toBe(
    '/listings/sales/bronx?min_bedrooms=2',
  );
  const square = place({ kind: 'nearby', text: 'Times Square', borough: 'manhattan' });
  expect(placePath(square, search)).toBe(
    '/listings?tab=sales&location=manhattan&q=Times+Square&min_bedrooms=2',
  );
});
