import { isAddress } from '../properties/common/property-address.js';
import { fillIn, readDemo } from './demo-files.js';

describe('fillIn', () => {
  it('replaces placeholders by their values', () => {
    expect(fillIn('{role} in {city}, {role}', { role: 'Controller', city: 'New York' })).toBe(
      'Controller in New York, Controller',
    );
  });

  it('keeps unknown placeholders, also the names of object members', () => {
    const text = '{unknown} {constructor}';

    expect(fillIn(text, { role: 'Controller' })).toBe(text);
  });
});

describe('current-properties.json', () => {
  it('has only valid addresses', async () => {
    const properties = await readDemo<{ address: string }[]>('current-properties.json');

    expect(properties.filter(({ address }) => !isAddress(address))).toEqual([]);
  });
});
