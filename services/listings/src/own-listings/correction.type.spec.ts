import { listingIdIn } from './correction.type.js';

describe('listingIdIn', () => {
  it.each([
    ['123', 123],
    [' 123 ', 123],
    ['/listings-detail/123', 123],
    ['https://example.com/de/listings-detail/123?from=list#map', 123],
    ['2 E 55th St Apt 803', null],
    ['/listings-detail/99999999999', null],
    ['/listings-detail/none', null],
    ['', null],
  ])('reads %j as %j', (text, id) => {
    expect(listingIdIn(text)).toBe(id);
  });
});
