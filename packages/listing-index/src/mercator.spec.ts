import { latitudeOf, longitudeOf, xOf, yOf } from './mercator.js';

describe('mercator', () => {
  it.each([
    [0, 0],
    [-73.9857, 40.7484],
    [151.2153, -33.8568],
  ])('converts %d, %d to map units and back within 0.00001 degrees', (longitude, latitude) => {
    expect(longitudeOf(xOf(longitude))).toBeCloseTo(longitude, 5);
    expect(latitudeOf(yOf(latitude))).toBeCloseTo(latitude, 5);
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
