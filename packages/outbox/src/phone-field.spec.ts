import { e164Of } from './phone-field.js';

describe('e164Of', () => {
  it.each([
    ['(212) 555-0142', undefined, '+12125550142'],
    ['+49 30 1234567', undefined, '+49301234567'],
    ['030 1234567', 'DE', '+49301234567'],
    ['+49 30 1234567', 'IT', '+49301234567'],
    ['06 1234 5678', 'IT', '+390612345678'],
    ['212-555-0142 ext. 7', undefined, '+12125550142'],
    ['212 555 0142', 'AQ', '+12125550142'],
  ])('reads %j, country %s, as %s', (typed, country, expected) => {
    expect(e164Of(typed, country)).toBe(expected);
  });

  it.each(['', 'none', '12', 'call 212-555-0142', '+999 123456', '0'.repeat(40)])(
    'does not accept %j as a number',
    (typed) => {
      expect(e164Of(typed)).toBeUndefined();
    },
  );
});
