import { isFiltered, isSameSearch, movedTo, withChoice, withoutFilters } from './change-search';
import { plainSearch, type Search } from './search';

const plain = plainSearch('sales', 'queens');
const chosen: Search = {
  ...plain,
  min_price: 1,
  min_bedrooms: 2,
  neighbourhood: ['Astoria'],
  zip_code: ['11101'],
  street: ['28th Ave'],
  amenities: ['Garden', 'Gym'],
  bounds: { west: -74, south: 40, east: -73, north: 41 },
  sort: 'price-asc',
};

it('distinguishes a plain list, sorted or not, from a filtered one', () => {
  expect(isFiltered({ ...plain, sort: 'price-desc' })).toBe(false);
  expect(isFiltered({ ...plain, min_bedrooms: 0 })).toBe(true);
  expect(isFiltered({ ...plain, dwelling: ['Land'] })).toBe(true);
});

it('keeps the order when all filters are removed', () => {
  expect(withoutFilters(chosen)).toEqual({ ...plain, sort: 'price-asc' });
});

it('adds a choice once, and removes it', () => {
  const one = withChoice(plain, 'zip_code', '11101', true);
  expect(withChoice(one, 'zip_code', '11101', true).zip_code).toEqual(['11101']);
  expect(withChoice(one, 'zip_code', '11101', false)).toEqual(plain);
});

describe('movedTo', () => {
  it('drops the places of a borough', () => {
    const moved = movedTo(chosen, 'sales', 'bronx');
    expect(moved).toMatchObject({ borough: 'bronx', min_price: 1, amenities: ['Garden', 'Gym'] });
    expect(moved).toMatchObject({ neighbourhood: [], zip_code: [], street: [] });
    expect(moved.bounds).toBeUndefined();
  });

  it('drops the price when it moves between buying and renting', () => {
    const moved = movedTo(chosen, 'rentals', 'queens');
    expect(moved.min_price).toBeUndefined();
    expect(moved).toMatchObject({ neighbourhood: ['Astoria'], min_bedrooms: 2 });
  });
});

it('ignores the order of choices when it compares searches', () => {
  expect(isSameSearch(chosen, { ...chosen, amenities: ['Gym', 'Garden'] })).toBe(true);
  expect(isSameSearch(chosen, { ...chosen, amenities: ['Gym'] })).toBe(false);
  expect(isSameSearch(plain, { ...plain, q: undefined })).toBe(true);
});
