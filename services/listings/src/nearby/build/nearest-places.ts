import FlatQueue from 'flatqueue';
import type { Reached, StreetNetwork } from '../street-network.js';

/** A place that is found at a node, and the metres along streets to it. */
export interface Found {
  place: number;
  metres: number;
}

interface Options {
  /** Metres along streets. */
  within: number;
  /** Whether a node keeps a place, beside the nearer ones that it has. */
  isKept: (place: number, nearer: readonly Found[]) => boolean;
}

/**
 * For each node the places that are near along streets, the nearest first.
 *
 * A place that a node does not keep is not looked for beyond it: `isKept` must refuse there what it refuses here, as it
 * does when it depends on the nearer places alone.
 *
 * @param entrances of each place the nodes from which it is reached
 */
export function nearestPlaces(
  network: StreetNetwork,
  entrances: readonly (readonly Reached[])[],
  { within, isKept }: Options,
): Found[][] {
  const ways = waysOf(network);
  const found = network.nodes.map((): Found[] => []);
  const queue = new FlatQueue<{ node: number; place: number }>();
  for (const [place, nodes] of entrances.entries()) {
    for (const { node, metres } of nodes) queue.push({ node, place }, metres);
  }
  for (;;) {
    const metres = queue.peekValue();
    const next = queue.pop();
    if (!next || metres === undefined || metres > within) return found;
    const { node, place } = next;
    const nearer = found[node] as Found[];
    if (nearer.some((each) => each.place === place) || !isKept(place, nearer)) continue;
    nearer.push({ place, metres });
    for (const way of ways[node] as Reached[]) {
      queue.push({ node: way.node, place }, metres + way.metres);
    }
  }
}

/** For each node those at the other ends of its streets. */
function waysOf(network: StreetNetwork): Reached[][] {
  const ways = network.nodes.map((): Reached[] => []);
  for (const edge of network.edges) {
    const [one, other] = edge;
    const metres = network.lengthOf(edge);
    ways[one]?.push({ node: other, metres });
    ways[other]?.push({ node: one, metres });
  }
  return ways;
}
