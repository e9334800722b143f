import { homeName, homePlace } from './home-name';

describe('homeName', () => {
  it('is the address', () => {
    expect(homeName({ address: '764 Halsey Street', neighbourhood: 'Bed-Stuy' })).toBe(
      '764 Halsey Street',
    );
  });

  it('is the neighbourhood where there is no address', () => {
    expect(homeName({ address: null, neighbourhood: 'Astoria' })).toBe('Astoria');
    expect(homeName({ address: '  ', neighbourhood: 'Astoria' })).toBe('Astoria');
  });

  it('is nothing where neither is known', () => {
    expect(homeName({ address: null })).toBeNull();
  });
});

describe('homePlace', () => {
  it('joins what is known', () => {
    expect(homePlace({ city: 'Brooklyn', state: 'NY', zip_code: '11233' })).toBe(
      'Brooklyn, NY 11233',
    );
    expect(homePlace({ city: 'Queens', state: 'NY', zip_code: null })).toBe('Queens, NY');
    expect(homePlace({ state: 'NY' })).toBe('NY');
  });
});
