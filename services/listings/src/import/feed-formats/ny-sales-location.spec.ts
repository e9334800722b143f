import { readLocality, readSalePlace } from './ny-sales-location.js';
import { type MendReason, UnusableRow } from './reasons.js';

describe('readSalePlace', () => {
  function read(latitude: string, longitude: string, zip: string) {
    const reasons: MendReason[] = [];
    return {
      ...readSalePlace({ latitude, longitude, zip }, (reason) => reasons.push(reason)),
      reasons,
    };
  }

  it('reads the borough from the coordinates', () => {
    expect(read('40.5418051', '-74.1961086', '10312')).toEqual({
      Latitude: 40.5418051,
      Longitude: -74.1961086,
      Borough: 'staten-island',
      reasons: [],
    });
  });

  it('prefers the coordinates when the ZIP code names another borough, and reports it', () => {
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
  ])('uses the ZIP code for the coordinates %j, %j', (latitude, longitude) => {
    expect(read(latitude, longitude, '10022')).toEqual({
      Latitude: null,
      Longitude: null,
      Borough: 'manhattan',
      reasons: ['coordinates-unusable'],
    });
  });

  it('uses the ZIP code for a place in the water, and keeps its coordinates', () => {
    expect(read('40.65', '-74.045', '11220')).toMatchObject({
      Latitude: 40.65,
      Borough: 'brooklyn',
      reasons: ['coordinates-off-land'],
    });
  });

  it('refuses an address in another town', () => {
    expect(() => read('40.9312', '-73.8988', '10701')).toThrow(UnusableRow);
    expect(() => read('', '', '10701')).toThrow(UnusableRow);
  });
});

describe('readLocality', () => {
  function read(parts: string[], city: string) {
    const reasons: MendReason[] = [];
    return { ...readLocality(parts, city, (reason) => reasons.push(reason)), reasons };
  }

  it('does not change columns at their positions', () => {
    const parts = ['Bronx County', 'The Bronx', 'East Bronx', 'Morrison Avenue', 'Parking lot'];

    expect(read(parts, 'Bronx')).toEqual({
      CountyOrParish: 'Bronx County',
      SubdivisionName: 'East Bronx',
      reasons: [],
    });
  });

  it.each([
    [['New York', 'Kings County', 'Brooklyn', 'Park Slope', '184'], 'Kings County', 'Park Slope'],
    [['New York', 'New York County', 'New York', 'Manhattan', '215'], 'New York County', null],
    [
      ['United States', 'New York', 'Bronx County', 'The Bronx', 'Edgewater Park'],
      'Bronx County',
      null,
    ],
    [['11214', 'United States', 'New York', 'Kings County', '81st Street'], 'Kings County', null],
  ])('corrects the positions of %j', (parts, county, neighbourhood) => {
    expect(read(parts, 'Brooklyn')).toEqual({
      CountyOrParish: county,
      SubdivisionName: neighbourhood,
      reasons: ['locality-shifted'],
    });
  });

  it('names a neighbourhood as the site does', () => {
    const parts = ['New York', 'Kings County', 'Brooklyn', 'Bedford Stuyvesant', '184'];

    expect(read(parts, 'Brooklyn').SubdivisionName).toBe('Bedford-Stuyvesant');
  });

  it('uses the postal city of Queens as the neighbourhood', () => {
    const parts = ['United States', 'New York', 'Queens County', 'Queens', '62nd Avenue'];

    expect(read(parts, 'Forest Hills').SubdivisionName).toBe('Forest Hills');
    expect(read(parts, 'Queens').SubdivisionName).toBeNull();
  });

  it.each([
    ['Jamaica', 'Briarwood', 'Briarwood'],
    ['Whitestone', 'Flushing', 'Whitestone'],
    ['Flushing', 'Flushing', 'Flushing'],
    ['Brooklyn', 'Ny', null],
    ['Bronx', 'Bronx Ny', null],
  ])('finds the neighbourhood of %s, %s', (city, part, neighbourhood) => {
    expect(read(['New York', 'Queens County', 'Queens', part, '87'], city).SubdivisionName).toBe(
      neighbourhood,
    );
  });

  it('accepts a row without a county', () => {
    expect(read(['Brooklyn', 'Flatbush', 'Snyder Avenue', '', ''], 'Brooklyn')).toEqual({
      CountyOrParish: null,
      SubdivisionName: null,
      reasons: ['locality-shifted'],
    });
  });
});
