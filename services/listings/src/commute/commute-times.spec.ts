import { NearbyPlaces } from '../nearby/nearby-places.js';
import { toCommute } from './commute-filters.js';
import {
  ENTER_MINUTES,
  LEAVE_MINUTES,
  RIDE_METRES_PER_MINUTE,
  STOP_MINUTES,
  waitFor,
} from './commute-model.js';
import { CommuteTimes } from './commute-times.js';
import { STATION_NAMES, stationNamed } from './station-names.js';
import { type StationPair, STATIONS, SUBWAY } from './subway.js';

const places = NearbyPlaces.read();
const times = new CommuteTimes(SUBWAY);

type Commute = [from: string, latitude: number, longitude: number, to: string, minutes: number];

/**
 * Worked out by hand: the walk on a map, 1.5 minutes to the platform and 1.5 from it, half of the time between two trains,
 * and the ride as the MTA's timetables have it.
 */
const COMMUTES: Commute[] = [
  // 3 walk + 3 stairs + 2 wait + 8 ride (L)
  ['McCarren Park, Bedford Avenue', 40.7193, -73.9552, '14 St-Union Sq', 16],
  // 2 + 3 + 2.5 + 18 (4)
  ['Yankee Stadium, gate 4', 40.8282, -73.9265, 'Grand Central-42 St', 25.5],
  // 1 + 3 + 4 + 22 (N)
  ['31 Street and Ditmars Boulevard', 40.775, -73.912, 'Times Sq-42 St', 30],
  // 2 + 3 + 3 + 24 (F)
  ['7 Avenue and 9 Street, Park Slope', 40.6666, -73.9817, 'W 4 St-Wash Sq', 32],
  // 3 + 3 + 2 + 24 (7)
  ['37 Avenue and 82 Street', 40.7497, -73.8838, 'Grand Central-42 St', 32],
  // 1 + 3 + 4 + 21 (2)
  ['Broadway and 96 Street', 40.7939, -73.9722, 'Fulton St (2 3 4 5 A C J Z)', 29],
  // 1 + 3 + 5 + 22 (R)
  ['4 Avenue and 86 Street, Bay Ridge', 40.6223, -74.0283, 'Atlantic Av-Barclays Ctr', 31],
  // 1 + 3 + 4 + 22 (A), and 3 on foot from Chambers St
  ['St Nicholas Avenue and 125 Street', 40.811, -73.9524, 'World Trade Center', 33],
  // 1 + 3 + 4 + 20 (3)
  ['Eastern Parkway and Nostrand Avenue', 40.6698, -73.9504, 'Wall St', 28],
  // 1 + 1.5 + 4 + 5 (G), 1.5 + 2 to the other platform, 11 (7), 1.5
  ['Manhattan and Greenpoint Avenues', 40.7314, -73.9545, 'Times Sq-42 St', 27.5],
  // 1 + 3 + 15 + 27 (Staten Island Railway)
  ['Great Kills station', 40.5513, -74.1514, 'St George', 46],
  // On foot: 750 m
  ['Plaza Hotel', 40.7645, -73.9744, '57 St-7 Av', 9.5],
];

function minutesOf(latitude: number, longitude: number, to: string): number {
  const minutesFrom = times.to(stationNamed(to) ?? NaN);
  const stations = places.at({ latitude, longitude })?.stations ?? [];
  return Math.min(...stations.map(({ number, minutes }) => minutes + (minutesFrom[number] ?? NaN)));
}

describe('the estimate of a commute', () => {
  it.each(COMMUTES)('from %s (%d, %d) to %s is about %d minutes', (_, north, east, to, minutes) => {
    expect(Math.abs(minutesOf(north, east, to) - minutes)).toBeLessThanOrEqual(3);
  });

  it('is what the filter of the index has', () => {
    const { within, minutesFrom } = toCommute('World Trade Center-40');

    expect(within).toBe(40);
    expect(minutesFrom).toEqual(times.to(stationNamed('World Trade Center') ?? NaN));
  });

  it('is nothing at the station itself, and on foot no longer than the walk to the next one', () => {
    for (const { number } of STATIONS) expect(times.to(number)[number]).toBe(0);
    for (const [one, other, metres] of SUBWAY.walks) {
      expect(times.to(one)[other]).toBeLessThanOrEqual(Math.round(metres / 80));
    }
  });

  it('is no longer than the ride of any line that stops at both stations', () => {
    for (const [line, rides] of Object.entries(SUBWAY.rides)) {
      for (const [from] of rides) {
        for (const [to, ride] of ridesFrom(from, rides)) {
          const direct = ENTER_MINUTES + waitFor(line) + ride + LEAVE_MINUTES;
          expect(times.to(to)[from]).toBeLessThanOrEqual(Math.round(direct));
        }
      }
    }
  });

  it('leads from Staten Island to no other borough: the ferry is no subway', () => {
    expect(times.to(stationNamed('Times Sq') ?? NaN)[stationNamed('St George') ?? NaN]).toBe(
      Infinity,
    );
  });
});

/** The minutes to all other stops of a line, which is a tree: along the only way. */
function ridesFrom(start: number, rides: readonly StationPair[]): Map<number, number> {
  const minutes = new Map([[start, 0]]);
  for (const [at, before] of minutes) {
    for (const [one, other, metres] of rides) {
      if (at !== one && at !== other) continue;
      const next = at === one ? other : one;
      if (minutes.has(next)) continue;
      minutes.set(next, before + STOP_MINUTES + metres / RIDE_METRES_PER_MINUTE);
    }
  }
  return minutes;
}

/** Where lines end, and where they fork, as signs and maps have it. */
const LINES: [line: string, ends: string[], forks: string[]][] = [
  ['1', ['Van Cortlandt Park-242 St', 'South Ferry'], []],
  ['2', ['Wakefield-241 St', 'Flatbush Av-Brooklyn College'], []],
  ['3', ['Harlem-148 St', 'New Lots Av (3)'], []],
  ['4', ['Woodlawn', 'Crown Hts-Utica Av'], []],
  ['5', ['Eastchester-Dyre Av', 'Nereid Av', 'Flatbush Av-Brooklyn College'], ['E 180 St']],
  ['6', ['Pelham Bay Park', 'Brooklyn Bridge-City Hall'], []],
  ['7', ['Flushing-Main St', '34 St-Hudson Yards'], []],
  [
    'A',
    [
      'Inwood-207 St',
      'Ozone Park-Lefferts Blvd',
      'Far Rockaway-Mott Av',
      'Rockaway Park-Beach 116 St',
    ],
    ['Rockaway Blvd', 'Broad Channel'],
  ],
  ['B', ['Bedford Park Blvd', 'Brighton Beach'], []],
  ['C', ['168 St', 'Euclid Av'], []],
  ['D', ['Norwood-205 St', 'Coney Island-Stillwell Av'], []],
  ['E', ['Jamaica Center-Parsons/Archer', 'World Trade Center'], []],
  ['F', ['Jamaica-179 St', 'Coney Island-Stillwell Av'], []],
  ['G', ['Court Sq', 'Church Av (F G)'], []],
  ['J', ['Jamaica Center-Parsons/Archer', 'Broad St'], []],
  ['L', ['8 Av (L)', 'Canarsie-Rockaway Pkwy'], []],
  ['M', ['Forest Hills-71 Av', 'Middle Village-Metropolitan Av'], []],
  ['N', ['Astoria-Ditmars Blvd', 'Coney Island-Stillwell Av'], []],
  ['Q', ['96 St (Q)', 'Coney Island-Stillwell Av'], []],
  ['R', ['Forest Hills-71 Av', 'Bay Ridge-95 St'], []],
  [
    'S',
    [
      ...['Times Sq-42 St', 'Grand Central-42 St', 'Franklin Av', 'Prospect Park'],
      ...['Broad Channel', 'Rockaway Park-Beach 116 St'],
    ],
    [],
  ],
  ['SIR', ['St George', 'Tottenville'], []],
  ['W', ['Astoria-Ditmars Blvd', 'Whitehall St-South Ferry'], []],
  ['Z', ['Jamaica Center-Parsons/Archer', 'Broad St'], []],
];

describe('the lines of the subway', () => {
  const stopsWith = (line: string, isWanted: (neighbours: number) => boolean) => {
    const counts = Map.groupBy(
      (SUBWAY.rides[line] ?? []).flatMap(([one, other]) => [one, other]),
      (station) => station,
    );
    const found = [...counts].filter(([, rides]) => isWanted(rides.length));
    return new Set(found.map(([station]) => STATION_NAMES[station]));
  };

  it.each(LINES)('the %s ends at %j and forks at %j', (line, ends, forks) => {
    expect(stopsWith(line, (neighbours) => neighbours === 1)).toEqual(new Set(ends));
    expect(stopsWith(line, (neighbours) => neighbours > 2)).toEqual(new Set(forks));
  });

  it('are known, with all of their stops', () => {
    const lines = new Set(STATIONS.flatMap((station) => station.lines));
    expect(new Set(LINES.map(([line]) => line))).toEqual(lines);
    for (const line of lines) {
      const stops = STATIONS.filter((station) => station.lines.includes(line));
      expect(stopsWith(line, () => true).size).toBe(stops.length);
    }
  });

  it('stop in the order of the signs: the L', () => {
    const order = ridesFrom(stationNamed('8 Av (L)') ?? NaN, SUBWAY.rides.L ?? []);

    expect([...order.keys()].map((station) => STATIONS[station]?.name)).toEqual([
      ...['8 Av', '6 Av', '14 St-Union Sq', '3 Av', '1 Av', 'Bedford Av', 'Lorimer St'],
      ...['Graham Av', 'Grand St', 'Montrose Av', 'Morgan Av', 'Jefferson St', 'DeKalb Av'],
      ...['Myrtle-Wyckoff Avs', 'Halsey St', 'Wilson Av', 'Bushwick Av-Aberdeen St'],
      ...['Broadway Junction', 'Atlantic Av', 'Sutter Av', 'Livonia Av', 'New Lots Av'],
      ...['East 105 St', 'Canarsie-Rockaway Pkwy'],
    ]);
  });
});
