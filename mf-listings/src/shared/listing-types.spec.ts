import { landingPath, parseBorough, parseListingType, TILE_BOROUGHS } from './listing-types';

describe('parseListingType', () => {
  it.each([
    ['sales', 'sales'],
    ['Open Houses', 'open-houses'],
    ['OPEN_HOUSES', 'open-houses'],
    [' rentals ', 'rentals'],
  ])('reads %j as %s', (text, listingType) => {
    expect(parseListingType(text)).toBe(listingType);
  });

  it.each(['auctions', '', null, undefined])('returns null for %j', (text) => {
    expect(parseListingType(text)).toBeNull();
  });
});

describe('parseBorough', () => {
  it('reads a borough in any case', () => {
    expect(parseBorough('Brooklyn')).toBe('brooklyn');
  });

  it('knows Staten Island, which has no tile', () => {
    expect(parseBorough('Staten Island')).toBe('staten-island');
    expect(TILE_BOROUGHS).not.toContain('staten-island');
  });
});

describe('landingPath', () => {
  it('omits the default listing type from the URL', () => {
    expect(landingPath('sales')).toBe('/listings');
    expect(landingPath('rentals')).toBe('/listings?tab=rentals');
  });
});
