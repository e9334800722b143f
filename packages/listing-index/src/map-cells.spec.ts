import fc from 'fast-check';
import { type Area, areaShape, type Bounds, isInArea } from './area.js';
import { cellOfPoint, cellsOfAreas, cellsOfBounds, type MapCell } from './map-cells.js';

// Many corners and points lie on the edges of parts, which are 1/400 and 1/800 of a degree.
const degrees = (from: number) =>
  fc.oneof(
    fc.nat({ max: 80 }).map((steps) => from + steps / 800),
    fc.double({ min: from, max: from + 0.1, noNaN: true }),
  );
const corner = fc.tuple(degrees(-74), degrees(40.6));
const areas = fc.array(fc.array(corner, { minLength: 3, maxLength: 7 }), {
  minLength: 1,
  maxLength: 2,
});
const points = fc.array(corner, { minLength: 200, maxLength: 200 });

const isInAreas = (drawn: readonly Area[], [longitude, latitude]: readonly [number, number]) =>
  drawn.some((area) => isInArea(areaShape(area), longitude, latitude));

const isInBounds = (
  [west, south, east, north]: Bounds,
  [longitude, latitude]: readonly [number, number],
) => longitude >= west && longitude <= east && latitude >= south && latitude <= north;

/** What the cells say of a point; undefined where it has to be tested. */
function decided(
  cells: readonly MapCell[],
  [longitude, latitude]: readonly [number, number],
): boolean | undefined {
  const { name, part } = cellOfPoint(longitude, latitude);
  const cell = cells.find((each) => each.name === name);
  if (!cell || (cell.meets & part) === 0) return false;
  return (cell.fills & part) !== 0 ? true : undefined;
}

/** Asserts that the cells decide on points as the shape does; `decisions` counts how often they do. */
function expectDecisions(
  cells: readonly MapCell[],
  all: readonly (readonly [number, number])[],
  isInShape: (point: readonly [number, number]) => boolean,
  decisions: Record<'inside' | 'outside', number>,
): void {
  for (const point of all) {
    const isIn = decided(cells, point);
    if (isIn === undefined) continue;
    decisions[isIn ? 'inside' : 'outside'] += 1;
    expect(isIn).toBe(isInShape(point));
  }
}

describe('map cells', () => {
  it('decide on points of drawn areas as the areas do', () => {
    const decisions = { inside: 0, outside: 0 };
    fc.assert(
      fc.property(areas, points, (drawn, all) => {
        const cells = cellsOfAreas(drawn);
        if (cells) expectDecisions(cells, all, (point) => isInAreas(drawn, point), decisions);
      }),
    );
    expect(Math.min(decisions.inside, decisions.outside)).toBeGreaterThan(100);
  });

  it('decide on points of a rectangle as the rectangle does', () => {
    const decisions = { inside: 0, outside: 0 };
    fc.assert(
      fc.property(corner, corner, points, (one, other, all) => {
        const bounds: Bounds = [
          Math.min(one[0], other[0]),
          Math.min(one[1], other[1]),
          Math.max(one[0], other[0]),
          Math.max(one[1], other[1]),
        ];
        const cells = cellsOfBounds(bounds);
        if (cells) expectDecisions(cells, all, (point) => isInBounds(bounds, point), decisions);
      }),
    );
    expect(Math.min(decisions.inside, decisions.outside)).toBeGreaterThan(100);
  });

  it('are not listed for a part of the map that has too many', () => {
    expect(cellsOfBounds([-75, 40, -73, 41])).toBeUndefined();
    expect(
      cellsOfAreas([
        [
          [-75, 40],
          [-73, 40],
          [-74, 41],
        ],
      ]),
    ).toBeUndefined();
    expect(cellsOfAreas([])).toEqual([]);
  });
});
