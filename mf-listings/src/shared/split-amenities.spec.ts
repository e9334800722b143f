import { splitAmenities } from './split-amenities';

describe('splitAmenities', () => {
  it('splits on commas and drops what is blank or said twice', () => {
    expect(splitAmenities('Elevator, Doorman,,Gym , Elevator')).toEqual([
      'Elevator',
      'Doorman',
      'Gym',
    ]);
  });

  it.each([null, undefined, '', ' , '])('finds none in %j', (text) => {
    expect(splitAmenities(text)).toEqual([]);
  });
});
