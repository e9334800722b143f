import { KNOWN_PLACES, placeIn, type KnownPlace } from '../common/gazetteer.js';
import type { Borough } from '../common/borough.js';
import { boundaryOf } from './planning-areas.js';

const place = (borough: Borough, name: string) => placeIn(borough, name) as KnownPlace;
const areasOf = (borough: Borough, name: string) => boundaryOf(place(borough, name))?.areas;

it.each<[string, Borough, string, string[]]>([
  ['has its own area', 'brooklyn', 'Borough Park', ['Borough Park']],
  ['shares an area', 'queens', 'Sunnyside', ['Hunters Point-Sunnyside-West Maspeth']],
  ['is two areas', 'brooklyn', 'Bushwick', ['Bushwick North', 'Bushwick South']],
  [
    'is listed by its parts',
    'manhattan',
    'Harlem',
    ['Central Harlem North-Polo Grounds', 'Central Harlem South'],
  ],
  ['is in the name of no area', 'manhattan', 'NoMad', ['Midtown-Midtown South']],
  [
    'has an area with a note',
    'brooklyn',
    'East New York',
    ['East New York', 'East New York (Pennsylvania Ave)'],
  ],
])('a neighbourhood that %s: %s, %s', (_, borough, name, areas) => {
  expect(areasOf(borough, name)?.toSorted()).toEqual(areas);
});

it('has a boundary for every neighbourhood where people live', () => {
  const without = KNOWN_PLACES.filter((each) => !boundaryOf(each)).map(({ name }) => name);
  const isUninhabited = /Park|Garden|Zoo|Museum|Bridge|Airport|Field|Yard|Bay|Meadows|Island/;
  expect(without.filter((name) => !isUninhabited.test(name))).toEqual([
    ...['Crotona', 'Marble Hill', 'Greenwood Heights'],
  ]);
});

it('has no boundary far from its neighbourhood', () => {
  const far = KNOWN_PLACES.filter(({ latitude, longitude, ...place }) => {
    const corners = boundaryOf({ latitude, longitude, ...place })?.coordinates.flat(2) ?? [];
    const distances = corners.map(([x = 0, y = 0]) => Math.hypot(x - longitude, y - latitude));
    return corners.length > 0 && Math.min(...distances) > 0.02;
  });
  expect(far.map(({ name }) => name)).toEqual([]);
});

it('closes every ring', () => {
  const rings = KNOWN_PLACES.flatMap((each) => boundaryOf(each)?.coordinates.flat() ?? []);
  expect(rings.every((ring) => ring.length >= 4)).toBe(true);
  expect(rings.every((ring) => String(ring[0]) === String(ring.at(-1)))).toBe(true);
});
