import fc from 'fast-check';
import { type Nearby, NearbyPlaces } from './nearby-places.js';
import { distance, toMetres } from './street-network.js';

const places = NearbyPlaces.read();

/** Walks between the addresses of places, worked out on a map: blocks of 80 m along avenues, of 150 to 280 m between them. */
const WALKS: [from: string, latitude: number, longitude: number, to: string, minutes: number][] = [
  ['Empire State Building', 40.74844, -73.98566, '34 St-Herald Sq', 4],
  ['Empire State Building', 40.74844, -73.98566, '34 St-Penn Station', 8],
  ['Plaza Hotel', 40.7645, -73.9744, '5 Av/59 St', 2],
  ['Plaza Hotel', 40.7645, -73.9744, '59 St-Columbus Circle', 11],
  ['New York Public Library', 40.75318, -73.98225, 'Grand Central-42 St', 6],
  ['McCarren Park, Bedford Avenue', 40.7193, -73.9552, 'Bedford Av', 3],
  ['Grand Army Plaza, Park Slope side', 40.6736, -73.9716, 'Grand Army Plaza', 3],
  ['Yankee Stadium, gate 4', 40.8282, -73.9265, '161 St-Yankee Stadium', 2],
  ['Astoria Park South and 21 Street', 40.7763, -73.9216, 'Astoria-Ditmars Blvd', 14],
  ['St George Terminal, Bay Street', 40.6424, -74.0757, 'St George', 4],
];

const stationsNear = (latitude: number, longitude: number): Nearby['stations'] =>
  places.at({ latitude, longitude })?.stations ?? [];

describe('places near a point', () => {
  it.each(WALKS)('%s (%d, %d) is near %s: %d minutes', (_, latitude, longitude, to, minutes) => {
    const station = stationsNear(latitude, longitude).find(({ name }) => name === to);

    expect(Math.abs((station?.minutes ?? Infinity) - minutes)).toBeLessThanOrEqual(2);
  });

  it('have each line that stops within 15 minutes, and the nearest station first', () => {
    const stations = stationsNear(40.74844, -73.98566);

    expect(stations[0]).toMatchObject({
      name: '34 St-Herald Sq',
      lines: ['B', 'D', 'F', 'M', 'N', 'Q', 'R', 'W'],
      accessible: true,
      minutes: 4,
    });
    const minutes = stations.map((station) => station.minutes);
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
    expect(new Set(stations.flatMap(({ lines }) => lines))).toEqual(new Set('1234567ABCDEFMNQRWS'));
  });

  it('have the nearest park, the nearest playground, and a school of each stage', () => {
    const { parks, schools } = places.at({ latitude: 40.6033, longitude: -73.7551 }) as Nearby;

    expect(parks.map(({ kind }) => kind)).toEqual([...new Set(parks.map(({ kind }) => kind))]);
    expect(new Set(schools.flatMap(({ stages }) => stages))).toEqual(
      new Set(['elementary', 'middle', 'high']),
    );
  });

  it('are none in a place without a subway', () => {
    expect(stationsNear(40.601, -74.103)).toEqual([]);
  });

  it('are unknown where no street is near', () => {
    expect(places.at({ latitude: 40.68, longitude: -74.03 })).toBeNull();
  });

  it('differ by no more than a step between points that are a step apart', () => {
    // A metre is no more than a minute, for the rounding.
    const latitude = fc.double({ min: 40.7, max: 40.78, noNaN: true });
    const longitude = fc.double({ min: -74.0, max: -73.96, noNaN: true });
    fc.assert(
      fc.property(latitude, longitude, (north, east) => {
        const here = places.at({ latitude: north, longitude: east });
        const there = places.at({ latitude: north + 0.000009, longitude: east });
        const [first] = here?.stations ?? [];
        const same = there?.stations.find(({ name }) => name === first?.name);
        if (!first || !same) return;
        // Another street may be the nearest one: across a block of 280 m at most.
        expect(Math.abs(first.minutes - same.minutes)).toBeLessThanOrEqual(4);
      }),
    );
  });
});

describe('metres of the network', () => {
  it('are those of the earth', () => {
    // From Times Square to Union Square: 1,978 m by the great circle.
    const from = toMetres({ latitude: 40.758, longitude: -73.9855 });
    const to = toMetres({ latitude: 40.7359, longitude: -73.9911 });

    expect(distance(from, to)).toBeGreaterThan(2_490);
    expect(distance(from, to)).toBeLessThan(2_530);
  });
});
