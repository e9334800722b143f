import { addressKey } from './address-key.js';

describe('addressKey', () => {
  it.each([
    ['2 E 55th St Unit 803', '2 East 55th Street #803'],
    ['1801 Avenue W', '1801 Ave W'],
    ['99-44 62nd Ave', '9944 62nd Ave.'],
    ['995 Fifth Ave Apt 11N', '995 5th Avenue, Apt 11n'],
    ["12 O'Brien Ave", '12 OBrien Ave'],
  ])('is one for %j and %j', (a, b) => {
    expect(addressKey(a, '10001')).toBe(addressKey(b, '10001'));
  });

  it('is readable', () => {
    expect(addressKey('2 E 55th St Unit 803', '10022')).toBe('2-e-55th-st-803-10022');
  });

  it.each([
    ['2 E 55th St Unit 803', '2 E 55th St Unit 804'],
    ['2 E 55th St Apt 1', '2 W 55th St Apt 1'],
    ['25 Main St Apt 5', '25 Main St'],
  ])('tells %j from %j', (a, b) => {
    expect(addressKey(a, '10001')).not.toBe(addressKey(b, '10001'));
  });

  it('tells the same street of two places', () => {
    expect(addressKey('1 Main St', '10044')).not.toBe(addressKey('1 Main St', '11354'));
  });
});
