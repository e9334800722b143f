import { UnusableRow, type MendReason } from '../../reasons.js';
import { readSalePlace } from './sale-borough.js';

function read(latitude: string, longitude: string, zip: string) {
  const reasons: MendReason[] = [];
  return {
    ...readSalePlace({ latitude, longitude, zip }, (reason) => reasons.push(reason)),
    reasons,
  };
}

describe('readSalePlace', () => {
  it('tells the borough by the coordinates', () => {
    expect(read('40.5418051', '-74.1961086', '10312')).toEqual({
      Latitude: 40.5418051,
      Longitude: -74.1961086,
      Borough: 'staten-island',
      reasons: [],
    });
  });

  it('believes the coordinates where the ZIP code names another borough, and says so', () => {
    expect(read('40.8767388', '-73.911189', '10463')).toMatchObject({
      Borough: 'manhattan',
      reasons: ['coordinates-against-zip'],
    });
  });

  it.each([
    ['0', '0'],
    ['', ''],
    ['n/a', '-73.9'],
    ['-73.9744834', '40.761255'],
  ])('takes the ZIP code for the coordinates %j, %j', (latitude, longitude) => {
    expect(read(latitude, longitude, '10022')).toEqual({
      Latitude: null,
      Longitude: null,
      Borough: 'manhattan',
      reasons: ['coordinates-unusable'],
    });
  });

  it('takes the ZIP code for a place in the water, and keeps its coordinates', () => {
    expect(read('40.65', '-74.045', '11220')).toMatchObject({
      Latitude: 40.65,
      Borough: 'brooklyn',
      reasons: ['coordinates-off-land'],
    });
  });

  it('refuses what lies in another town', () => {
    expect(() => read('40.9312', '-73.8988', '10701')).toThrow(UnusableRow);
    expect(() => read('', '', '10701')).toThrow(UnusableRow);
  });
});
