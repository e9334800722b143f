import { stationNamed } from '../commute/station-names.js';
import { NEARBY_FILTER, nearbyFilter, NearbyFilters } from './nearby-filters.js';
import { NearbyPlaces } from './nearby-places.js';

const filters = new NearbyFilters(NearbyPlaces.read());

describe('the surroundings of a home', () => {
  it('name each line, and all minutes from those of the walk on, and the stations', () => {
    const { nearby: passed, stations } = filters.at(40.74844, -73.98566);

    // Herald Square is 4 minutes away, Penn Station 7, Grand Central 13.
    expect(passed).toEqual(expect.arrayContaining(['subway-5', 'subway-10', 'subway-15']));
    expect(passed.filter((filter) => filter.startsWith('Q-'))).toEqual(['Q-5', 'Q-10', 'Q-15']);
    expect(passed.filter((filter) => filter.startsWith('A-'))).toEqual(['A-10', 'A-15']);
    expect(passed.filter((filter) => filter.startsWith('5-'))).toEqual(['5-15']);
    expect(passed.filter((filter) => filter.startsWith('L-'))).toEqual([]);
    expect(passed).toContain('park-10');
    expect(stations[0]).toEqual({ station: stationNamed('34 St-Herald Sq'), minutes: 4 });
    for (const filter of passed) expect(filter).toMatch(NEARBY_FILTER);
  });

  it.each([
    [null, null],
    [40.68, -74.03],
  ])('are none for a home at %j, %j', (latitude, longitude) => {
    expect(filters.at(latitude, longitude)).toEqual({ nearby: [], stations: [] });
  });
});

describe('the filter for a walk of some minutes', () => {
  it.each([
    [1, 'L-5'],
    [5, 'L-5'],
    [7, 'L-10'],
    [40, 'L-15'],
  ])('takes the next choice for %d minutes', (minutes, filter) => {
    expect(nearbyFilter('L', minutes)).toBe(filter);
  });
});
