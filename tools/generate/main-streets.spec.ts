import { join } from 'node:path';
import polyline from '@googlemaps/polyline-codec';
import { repositoryRoot } from '../stack/repository.js';
import { type MainStreets, mainStreets } from './main-streets.js';

/** Latitude, longitude. */
type Corner = [number, number];
interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

let found: MainStreets;
beforeAll(async () => {
  found = await mainStreets(
    join(repositoryRoot, 'gateway/assets/map/nyc.pmtiles'),
    join(repositoryRoot, 'packages/map/src/city/generated/new-york.json'),
  );
});

const linesOf = (name: string): Corner[][] =>
  (found.streets.find((street) => street.class === name)?.lines ?? []).map(
    (line) => polyline.decode(line, 4) as Corner[],
  );
const isIn = ({ south, north, west, east }: Box, [latitude, longitude]: Corner) =>
  latitude > south && latitude < north && longitude > west && longitude < east;
/** Whether a line has neighbouring corners in both places. */
const connects = (lines: Corner[][], one: Box, other: Box) =>
  lines.some((line) =>
    line.some((corner, index) => {
      const next = line[index + 1];
      return (
        next !== undefined &&
        ((isIn(one, corner) && isIn(other, next)) || (isIn(other, corner) && isIn(one, next)))
      );
    }),
  );

it('has motorways, main streets and the lines of the subway', () => {
  for (const name of ['motorway', 'primary', 'secondary'])
    expect(linesOf(name).length).toBeGreaterThan(100);
  const colors = found.subway.map(({ color }) => color);
  // Of the lines 1, 2 and 3, and of the line 7.
  expect(colors).toEqual(expect.arrayContaining(['#EE352E', '#B933AD']));
});

it('leaves out the streets of New Jersey', () => {
  const newark = { south: 40.7, north: 40.78, west: -74.2, east: -74.04 };
  const corners = found.streets.flatMap(({ class: name }) => linesOf(name).flat());
  expect(corners.filter((corner) => isIn(newark, corner))).toEqual([]);
});

it('keeps the bridge between Staten Island and Brooklyn', () => {
  const statenIsland = { south: 40.595, north: 40.61, west: -74.07, east: -74.045 };
  const brooklyn = { south: 40.602, north: 40.62, west: -74.045, east: -74.02 };
  expect(connects(linesOf('motorway'), statenIsland, brooklyn)).toBe(true);
});

it('has corners of 20 m, not of the tiles', () => {
  const corners = found.streets.flatMap(({ class: name }) => linesOf(name).flat());
  // The tiles have 28,000.
  expect(corners.length).toBeLessThan(10_000);
});
