import { type AddressCells, addressKey, readSaleAddress } from './ny-sales-address.js';
import { type Mend, UnusableRow } from './reasons.js';

describe('readSaleAddress', () => {
  const regis: AddressCells = {
    address: '2 E 55th St Unit 803',
    cityLine: 'New York, NY 10022',
    mainAddress: '2 E 55th St Unit 803New York, NY 10022',
    formattedAddress: 'Regis Residence, 2 E 55th St #803, New York, NY 10022, USA',
  };

  function read(cells: Partial<AddressCells>) {
    const mends: Mend[] = [];
    const note = (reason: Mend['reason'], detail: string) => mends.push({ reason, detail });
    return { ...readSaleAddress({ ...regis, ...cells }, note), mends };
  }

  it('splits the city line', () => {
    expect(read({})).toEqual({
      UnparsedAddress: '2 E 55th St Unit 803',
      City: 'New York',
      StateOrProvince: 'NY',
      PostalCode: '10022',
      mends: [],
    });
  });

  it('drops the second half of a long ZIP code', () => {
    expect(read({ cityLine: 'New York, NY 10022-1234' }).PostalCode).toBe('10022');
  });

  it('restores a destroyed or missing address from the main address', () => {
    for (const address of [null, ''])
      expect(read({ address })).toMatchObject({
        UnparsedAddress: '2 E 55th St Unit 803',
        mends: [{ reason: 'address-restored', detail: '2 E 55th St Unit 803' }],
      });
  });

  it('restores it from the formatted address when the main one is gone too', () => {
    expect(read({ address: null, mainAddress: null }).UnparsedAddress).toBe(
      'Regis Residence, 2 E 55th St #803',
    );
  });

  it('restores the city line', () => {
    expect(read({ cityLine: 'New York NY' })).toMatchObject({
      City: 'New York',
      PostalCode: '10022',
      mends: [{ reason: 'address-restored', detail: 'New York, NY 10022' }],
    });
  });

  it('drops a listing number before the house number', () => {
    expect(read({ address: '1287266 45 Madison St Unit 1' })).toMatchObject({
      UnparsedAddress: '45 Madison St Unit 1',
      mends: [{ reason: 'number-before-address', detail: '1287266' }],
    });
  });

  it('refuses a row without an address, with the reason', () => {
    const none = { address: '', mainAddress: '', formattedAddress: '' };
    const broken = { address: null, mainAddress: null, formattedAddress: null };

    expect(() => read(none)).toThrow(new UnusableRow('no-address'));
    expect(() => read(broken)).toThrow(new UnusableRow('unreadable-text'));
    expect(() => read({ ...none, cityLine: '' })).toThrow(new UnusableRow('no-address'));
  });
});

describe('addressKey', () => {
  it.each([
    ['2 E 55th St Unit 803', '2 East 55th Street #803'],
    ['1801 Avenue W', '1801 Ave W'],
    ['99-44 62nd Ave', '9944 62nd Ave.'],
    ['995 Fifth Ave Apt 11N', '995 5th Avenue, Apt 11n'],
    ["12 O'Brien Ave", '12 OBrien Ave'],
  ])('is the same for %j and %j', (a, b) => {
    expect(addressKey(a, '10001')).toBe(addressKey(b, '10001'));
  });

  it('is readable', () => {
    expect(addressKey('2 E 55th St Unit 803', '10022')).toBe('2-e-55th-st-803-10022');
  });

  it.each([
    ['2 E 55th St Unit 803', '2 E 55th St Unit 804'],
    ['2 E 55th St Apt 1', '2 W 55th St Apt 1'],
    ['25 Main St Apt 5', '25 Main St'],
  ])('differs for %j and %j', (a, b) => {
    expect(addressKey(a, '10001')).not.toBe(addressKey(b, '10001'));
  });

  it('differs for the same street in two places', () => {
    expect(addressKey('1 Main St', '10044')).not.toBe(addressKey('1 Main St', '11354'));
  });
});
