import type { Position } from 'geojson';
import { distance, toMetres } from '../street-network.js';
import { pointsAlong, type StreetLine, streetNetwork } from './street-sources.js';

/** Degrees of 100 m, nearly. */
const [EAST, NORTH] = [0.001185, 0.0009005];
const at = (east: number, north: number): Position => [-73.95 + east * EAST, 40.7 + north * NORTH];
const street = (coordinates: Position[], name = 'residential'): StreetLine => ({
  class: name,
  geometry: { type: 'LineString', coordinates },
});
/** A grid of 20 streets that cross 20 others, without shared points. */
const grid = Array.from({ length: 20 }, (_, row) => [
  street([at(-1, row), at(20, row)]),
  street([at(row, -1), at(row, 20)]),
]).flat();

/** The nodes at the ends of the street that is nearest to a place, as places of the grid. */
const endsNear = (
  network: ReturnType<typeof streetNetwork>,
  [longitude = 0, latitude = 0]: Position,
) =>
  network.reachedFrom(toMetres({ latitude, longitude }), 20).map(({ node }) => {
    const [x, y] = network.node(node);
    return [Math.round(x / 100), Math.round(y / 100)];
  });

describe('the network of streets', () => {
  it('has a node where two streets cross', () => {
    const network = streetNetwork(grid);

    expect(endsNear(network, at(5.4, 7))).toEqual([
      [5, 7],
      [6, 7],
    ]);
  });

  it('joins a street to the one before which it ends', () => {
    const beside = street([at(4.5, 4.08), at(4.5, 4.9)]);
    const network = streetNetwork([...grid, beside]);

    const ways = network.edges.filter((edge) =>
      edge.some((node) => {
        const [x, y] = network.node(node);
        return (
          distance(
            [x, y],
            toMetres({ longitude: at(4.5, 4)[0] ?? 0, latitude: at(4.5, 4)[1] ?? 0 }),
          ) < 2
        );
      }),
    );
    expect(ways).toHaveLength(3);
  });

  it('leaves out motorways, and pieces without a connection', () => {
    const network = streetNetwork([
      ...grid,
      street([at(0.5, 0.5), at(19.5, 0.5)], 'motorway'),
      street([at(40, 40), at(41, 40)]),
    ]);

    expect(endsNear(network, at(5.4, 0.5))).toEqual([]);
    expect(endsNear(network, at(40.5, 40))).toEqual([]);
  });

  it('keeps the length of a street that bends', () => {
    const bend = Array.from({ length: 30 }, (_, step) =>
      at(25 + 3 * Math.cos(step / 10), 5 + 3 * Math.sin(step / 10)),
    );
    const connection = street([at(19, 5), at(28, 5)]);
    const network = streetNetwork([...grid, connection, street(bend)]);
    const length = bend
      .slice(1)
      .map(([longitude = 0, latitude = 0], index) => {
        const [east = 0, north = 0] = bend[index] ?? [];
        return distance(
          toMetres({ longitude, latitude }),
          toMetres({ longitude: east, latitude: north }),
        );
      })
      .reduce((sum, each) => sum + each, 0);
    const bent = network.edges
      .filter((edge) => edge.every((node) => network.node(node)[0] > 2_190))
      .map((edge) => network.lengthOf(edge))
      .reduce((sum, each) => sum + each, 0);

    expect(bent / length).toBeGreaterThan(0.9);
  });
});

describe('points along a line', () => {
  it('are not further apart than a step', () => {
    const points = pointsAlong([at(0, 0), at(1, 0), at(1, 2)], 30);

    for (const [index, point] of points.slice(1).entries()) {
      expect(distance(point, points[index] ?? [Infinity, 0])).toBeLessThanOrEqual(30);
    }
    expect(points).toHaveLength(11);
  });
});
