import { landingPath, parseBorough, parseTab, TILE_BOROUGHS } from './sections';

describe('parseTab', () => {
  it.each([
    ['sales', 'sales'],
    ['Open Houses', 'open-houses'],
    ['OPEN_HOUSES', 'open-houses'],
    [' rentals ', 'rentals'],
  ])('reads %j as %s', (text, tab) => {
    expect(parseTab(text)).toBe(tab);
  });

  it.each(['auctions', '', null, undefined])('knows no tab in %j', (text) => {
    expect(parseTab(text)).toBeNull();
  });
});

describe('parseBorough', () => {
  it('reads a borough in any case', () => {
    expect(parseBorough('Brooklyn')).toBe('brooklyn');
  });

  it('knows Staten Island, which has no tile of its own', () => {
    expect(parseBorough('Staten Island')).toBe('staten-island');
    expect(TILE_BOROUGHS).not.toContain('staten-island');
  });
});

describe('landingPath', () => {
  it('keeps the default tab out of the address', () => {
    expect(landingPath('sales')).toBe('/listings');
    expect(landingPath('rentals')).toBe('/listings?tab=rentals');
  });
});
