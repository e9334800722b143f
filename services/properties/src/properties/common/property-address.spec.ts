import { isAddress } from './property-address.js';

describe('isAddress', () => {
  it.each([
    '27-34 Thomson Ave Apt 6A',
    '27-34 Thomson Ave Apt 6A, Long Island City, NY 11101',
    '95 Dikeman St Apt 1R',
    '118-42 Sutphin Boulevard, Jamaica, NY 11434',
    '1 Halsey Street',
    '12A Main St',
    '415½ East 6th Street',
    '35-50 95th Street',
    '111 5th Ave',
    '100 Avenue C',
    '660 St. Nicholas Avenue, New York, NY 10030',
    'One Bryant Park',
    'Eleven Madison Avenue',
    'Apt 5, 12 Main Street',
    'The Dakota, 1 West 72nd Street',
  ])('accepts %s', (text) => {
    expect(isAddress(text)).toBe(true);
  });

  it.each([
    'x',
    'Castle',
    '12',
    '5 x',
    '- -',
    'Main Street',
    'Brooklyn, NY 11233',
    '12 Apt 6A',
    'The Dakota',
  ])('rejects %s', (text) => {
    expect(isAddress(text)).toBe(false);
  });
});
