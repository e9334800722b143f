import { latitudeOf, longitudeOf, parentTileOf, tileAt, xOf, yOf } from './mercator.js';

describe('mercator', () => {
  it.each([
    [0, 0],
    [-73.9857, 40.7484],
    [151.2153, -33.8568],
  ])('converts %d, %d to map units and back within 0.00001 degrees', (longitude, latitude) => {
    expect(longitudeOf(xOf(longitude))).toBeCloseTo(longitude, 5);
    expect(latitudeOf(yOf(latitude))).toBeCloseTo(latitude, 5);
  });

  it('numbers the tiles of zoom 16, and the tiles of zoom 14 that contain them', () => {
    const tileOf = (longitude: number, latitude: number) => tileAt(xOf(longitude), yOf(latitude));
    // 5.5 thousandths of a degree are a tile of zoom 16; the tile of zoom 14 ends at 73.98193° W.
    const [one, near, other] = [
      tileOf(-73.9995, 40.748),
      tileOf(-73.989, 40.748),
      tileOf(-73.9815, 40.748),
    ];
    expect(one).not.toBe(near);
    expect(parentTileOf(one)).toBe(parentTileOf(near));
    expect(parentTileOf(near)).not.toBe(parentTileOf(other));
  });

  it('grows to the east and to the south', () => {
    expect(xOf(-180)).toBe(0);
    expect(xOf(-73)).toBeGreaterThan(xOf(-74));
    expect(yOf(40)).toBeGreaterThan(yOf(41));
    expect(yOf(85.06)).toBe(0);
  });

  it('clamps the poles and the date line to the map', () => {
    expect([xOf(180), yOf(-90), yOf(90)]).toEqual([2 ** 31 - 1, 2 ** 31 - 1, 0]);
  });
});
