import { listingLocality, listingName, openHouseTime, splitAmenities } from './listing-texts';

describe('listingName', () => {
  it('is the address', () => {
    expect(listingName({ address: '764 Halsey Street', neighbourhood: 'Bed-Stuy' })).toBe(
      '764 Halsey Street',
    );
  });

  it('is the neighbourhood when there is no address', () => {
    expect(listingName({ address: null, neighbourhood: 'Astoria' })).toBe('Astoria');
    expect(listingName({ address: '  ', neighbourhood: 'Astoria' })).toBe('Astoria');
  });

  it('is null when neither is known', () => {
    expect(listingName({ address: null })).toBeNull();
  });
});

describe('listingLocality', () => {
  it('joins the known parts', () => {
    expect(listingLocality({ city: 'Brooklyn', state: 'NY', zip_code: '11233' })).toBe(
      'Brooklyn, NY 11233',
    );
    expect(listingLocality({ city: 'Queens', state: 'NY', zip_code: null })).toBe('Queens, NY');
    expect(listingLocality({ state: 'NY' })).toBe('NY');
  });
});

const openHouse = { starts_at: '2026-11-22T18:00:00.000Z', ends_at: '2026-11-22T20:00:00.000Z' };

describe('openHouseTime', () => {
  it('is in New York’s time zone', () => {
    expect(openHouseTime(openHouse, 'en')).toBe('Sun, Nov 22, 1:00 – 3:00 PM');
  });

  it('is in the visitor’s language', () => {
    expect(openHouseTime(openHouse, 'de')).toContain('So., 22. Nov.');
  });
});

describe('splitAmenities', () => {
  it('splits at commas and drops blanks and duplicates', () => {
    expect(splitAmenities('Elevator, Doorman,,Gym , Elevator')).toEqual([
      'Elevator',
      'Doorman',
      'Gym',
    ]);
  });

  it.each([null, undefined, '', ' , '])('returns nothing for %j', (text) => {
    expect(splitAmenities(text)).toEqual([]);
  });
});
