import { UnusableRow, type Mend } from '../../reasons.js';
import { readSaleAddress, type AddressCells } from './sale-address.js';

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

describe('readSaleAddress', () => {
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

  it('refuses a row that has its address nowhere, and says why', () => {
    const none = { address: '', mainAddress: '', formattedAddress: '' };
    const broken = { address: null, mainAddress: null, formattedAddress: null };

    expect(() => read(none)).toThrow(new UnusableRow('no-address'));
    expect(() => read(broken)).toThrow(new UnusableRow('unreadable-text'));
    expect(() => read({ ...none, cityLine: '' })).toThrow(new UnusableRow('no-address'));
  });
});
