import { parseBorough } from './borough.js';

describe('parseBorough', () => {
  it.each([
    ['manhattan', 'manhattan'],
    ['Manhattan', 'manhattan'],
    [' QUEENS ', 'queens'],
    ['Staten Island', 'staten-island'],
    ['staten_island', 'staten-island'],
    ['The Bronx', 'bronx'],
    ['Richmond County', 'staten-island'],
    ['New York County', 'manhattan'],
  ])('reads %j as %s', (text, borough) => {
    expect(parseBorough(text)).toBe(borough);
  });

  it.each(['', 'Atlantis', 'Westchester County', 'constructor'])(
    'knows no borough in %j',
    (text) => {
      expect(parseBorough(text)).toBeNull();
    },
  );
});
