import { readTab } from './listing-tab.js';

describe('readTab', () => {
  it.each([
    ['sales', 'sales'],
    ['SALES', 'sales'],
    [' Open Houses ', 'open-houses'],
    ['open_houses', 'open-houses'],
  ])('reads %j as %s', (text, tab) => {
    expect(readTab(text)).toBe(tab);
  });

  it('takes an empty one for none and leaves the rest to validation', () => {
    expect(readTab(' ')).toBeUndefined();
    expect(readTab(undefined)).toBeUndefined();
    expect(readTab('auctions')).toBe('auctions');
    expect(readTab(['sales', 'rentals'])).toEqual(['sales', 'rentals']);
  });
});
