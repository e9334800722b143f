import fc from 'fast-check';
import { distance, type Metres, StreetNetwork } from '../street-network.js';
import { type Found, nearestPlaces } from './nearest-places.js';

const all = () => true;

/** Streets between random nodes, and a node for each place. */
const towns = fc
  .array(fc.tuple(fc.integer({ max: 500 }), fc.integer({ max: 500 })), {
    minLength: 2,
    maxLength: 25,
  })
  .chain((nodes) => {
    const node = fc.nat({ max: nodes.length - 1 });
    return fc.record({
      nodes: fc.constant(nodes as Metres[]),
      edges: fc.array(fc.tuple(node, node), { minLength: 1, maxLength: 60 }),
      places: fc.array(node, { minLength: 1, maxLength: 6 }),
    });
  });

/** Metres between all pairs of nodes, by Floyd and Warshall. */
function allDistances(network: StreetNetwork): number[][] {
  const metres = network.nodes.map((_, one) =>
    network.nodes.map((_, other) => (one === other ? 0 : Infinity)),
  );
  const at = (one: number, other: number) => metres[one]?.[other] ?? Infinity;
  const set = (one: number, other: number, value: number) => {
    (metres[one] as number[])[other] = Math.min(at(one, other), value);
  };
  for (const edge of network.edges) {
    set(edge[0], edge[1], network.lengthOf(edge));
    set(edge[1], edge[0], network.lengthOf(edge));
  }
  for (const middle of network.nodes.keys()) {
    for (const one of network.nodes.keys()) {
      for (const other of network.nodes.keys()) {
        set(one, other, at(one, middle) + at(middle, other));
      }
    }
  }
  return metres;
}

describe('nearest places', () => {
  it('are those that are within the distance along streets, none nearer than the straight line', () => {
    fc.assert(
      fc.property(towns, ({ nodes, edges, places }) => {
        const network = new StreetNetwork(nodes, edges);
        const metres = allDistances(network);
        const within = 400;
        const entrances = places.map((node) => [{ node, metres: 0 }]);

        const found = nearestPlaces(network, entrances, { within, isKept: all });

        for (const [node, near] of found.entries()) {
          const expected = places.flatMap((at, place) => {
            const way = metres[at]?.[node] ?? Infinity;
            return way <= within ? [{ place, metres: way }] : [];
          });
          const byPlace = (one: Found, other: Found) => one.place - other.place;
          const sorted = near.toSorted(byPlace);
          expect(sorted.map(({ place }) => place)).toEqual(expected.map(({ place }) => place));
          for (const [index, each] of sorted.entries()) {
            expect(each.metres).toBeCloseTo(expected[index]?.metres ?? NaN);
            const straight = distance(network.node(node), network.node(places[each.place] ?? 0));
            expect(each.metres).toBeGreaterThanOrEqual(straight - 1e-6);
          }
        }
      }),
    );
  });

  it('are the first of a kind where a node keeps no others', () => {
    const nodes: Metres[] = [0, 100, 200, 300].map((x) => [x, 0]);
    const network = new StreetNetwork(nodes, [
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    const entrances = [0, 3].map((node) => [{ node, metres: 20 }]);
    const isKept = (_: number, nearer: readonly Found[]) => nearer.length === 0;

    const found = nearestPlaces(network, entrances, { within: 1000, isKept });

    expect(found.map((near) => near.map(({ place, metres }) => [place, metres]))).toEqual([
      [[0, 20]],
      [[0, 120]],
      [[1, 120]],
      [[1, 20]],
    ]);
  });
});
