import type { MendReason } from '../../reasons.js';
import { readLocality } from './locality.js';

function read(parts: string[], city: string) {
  const reasons: MendReason[] = [];
  return { ...readLocality(parts, city, (reason) => reasons.push(reason)), reasons };
}

describe('readLocality', () => {
  it('takes columns in their places as they are', () => {
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
  ])('puts %j in their places', (parts, county, neighbourhood) => {
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

  it('takes the postal city of Queens for the neighbourhood', () => {
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

  it('lives without a county', () => {
    expect(read(['Brooklyn', 'Flatbush', 'Snyder Avenue', '', ''], 'Brooklyn')).toEqual({
      CountyOrParish: null,
      SubdivisionName: null,
      reasons: ['locality-shifted'],
    });
  });
});
