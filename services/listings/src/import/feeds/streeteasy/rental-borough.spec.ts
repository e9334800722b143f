import { UnusableRow, type MendReason } from '../../reasons.js';
import { readRentalBorough } from './rental-borough.js';

function read(borough: string, submarket: string) {
  const reasons: MendReason[] = [];
  return {
    borough: readRentalBorough(borough, submarket, (reason) => reasons.push(reason)),
    reasons,
  };
}

describe('readRentalBorough', () => {
  it.each([
    ['Manhattan', 'All Upper East Side', 'manhattan'],
    ['Brooklyn', 'Northwest Brooklyn', 'brooklyn'],
    ['Brooklyn', 'Prospect Park', 'brooklyn'],
    ['Queens', 'The Rockaways', 'queens'],
    ['Bronx', 'Riverdale', 'bronx'],
  ])('reads %s, %s', (column, submarket, borough) => {
    expect(read(column, submarket)).toEqual({ borough, reasons: [] });
  });

  it('moves Long Island City back to Queens', () => {
    expect(read('Manhattan', 'Northwest Queens')).toEqual({
      borough: 'queens',
      reasons: ['borough-against-submarket'],
    });
  });

  it('fills a missing borough from the submarket', () => {
    expect(read('', 'All Downtown').borough).toBe('manhattan');
  });

  it('refuses what is in no borough', () => {
    expect(() => read('Hoboken', 'Waterfront')).toThrow(UnusableRow);
  });
});
