import { parseListingType } from './listing-type.js';

describe('parseListingType', () => {
  it.each([
    ['sales', 'sales'],
    ['SALES', 'sales'],
    [' Open Houses ', 'open-houses'],
    ['open_houses', 'open-houses'],
  ])('parses %j as %s', (text, tab) => {
    expect(parseListingType(text)).toBe(tab);
  });

  it('returns undefined for empty text and leaves unknown types to validation', () => {
    expect(parseListingType(' ')).toBeUndefined();
    expect(parseListingType(undefined)).toBeUndefined();
    expect(parseListingType('auctions')).toBe('auctions');
    expect(parseListingType(['sales', 'rentals'])).toEqual(['sales', 'rentals']);
  });
});
