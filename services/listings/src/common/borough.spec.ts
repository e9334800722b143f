import { boroughByZip, parseBorough } from './borough.js';

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
  ])('parses %j as %s', (text, borough) => {
    expect(parseBorough(text)).toBe(borough);
  });

  it.each(['', 'Atlantis', 'Westchester County', 'constructor'])('returns null for %j', (text) => {
    expect(parseBorough(text)).toBeNull();
  });
});

describe('boroughByZip', () => {
  it.each([
    ['10022', 'manhattan'],
    ['10280', 'manhattan'],
    ['10312', 'staten-island'],
    ['10471', 'bronx'],
    ['11101', 'queens'],
    ['11004', 'queens'],
    ['11235', 'brooklyn'],
    ['11694', 'queens'],
  ])('returns the borough of the ZIP code %s: %s', (zip, borough) => {
    expect(boroughByZip(zip)).toBe(borough);
  });

  it.each(['11030', '10701', '07030', '1002', '', '100222'])(
    'returns null for the ZIP code %j',
    (zip) => {
      expect(boroughByZip(zip)).toBeNull();
    },
  );
});
