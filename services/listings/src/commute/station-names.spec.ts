import { COMMUTE_FILTER, commuteFilter, toCommute } from './commute-filters.js';
import { STATION_NAMES, stationNamed } from './station-names.js';

describe('the name of a station', () => {
  it('means this station alone', () => {
    expect(new Set(STATION_NAMES).size).toBe(STATION_NAMES.length);
    for (const [station, name] of STATION_NAMES.entries()) expect(stationNamed(name)).toBe(station);
  });

  it.each([
    ['14 St', '14 St (A C E)'],
    ['14th Street', '14 St (A C E)'],
    ['14 st (1 2 3)', '14 St (1 2 3)'],
    ['union square', '14 St-Union Sq'],
    ['Times Square', 'Times Sq-42 St'],
    ['42nd st', 'Times Sq-42 St'],
    ['grand central', 'Grand Central-42 St'],
    ['Penn Station', '34 St-Penn Station'],
    ['Atlantic Ave', 'Atlantic Av-Barclays Ctr'],
    ['Atlantic Av (L)', 'Atlantic Av (L)'],
    ['barclays center', 'Atlantic Av-Barclays Ctr'],
    ['Wall Street', 'Wall St'],
    ['port authority', '42 St-Port Authority Bus Terminal'],
    ['Prince’s Bay', "Prince's Bay"],
  ])('may be written "%s": %s', (typed, name) => {
    expect(STATION_NAMES[stationNamed(typed) ?? NaN]).toBe(name);
  });

  it.each(['', '–', 'Moon', '42', 'st'])('is not "%s"', (typed) => {
    expect(stationNamed(typed)).toBeNull();
  });
});

describe('the filter of a commute', () => {
  it('takes the next choice of minutes', () => {
    const station = stationNamed('Union Sq') ?? NaN;

    expect(commuteFilter(station, 7)).toBe('14 St-Union Sq-10');
    expect(commuteFilter(station, 32)).toBe('14 St-Union Sq-35');
    expect(commuteFilter(station, 120)).toBe('14 St-Union Sq-90');
  });

  it('has the form that a search takes, for each station', () => {
    for (const station of STATION_NAMES.keys()) {
      const filter = commuteFilter(station, 30);
      expect(filter).toMatch(COMMUTE_FILTER);
      expect(toCommute(filter).minutesFrom[station]).toBe(0);
    }
  });

  it('leads nowhere from a station that does not exist', () => {
    expect(toCommute('Moon-30')).toEqual({ minutesFrom: [], within: 30 });
  });
});
