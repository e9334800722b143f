import Flatbush from 'flatbush';
import type { LineString, MultiLineString, Position } from 'geojson';
import { distance, type Metres, projected, StreetNetwork, toMetres } from '../street-network.js';

/** A line of the source of the streets. */
export interface StreetLine {
  class: string;
  geometry: LineString | MultiLineString;
}

/** Nobody walks on them, and they cross streets on other levels. */
const NOT_WALKED = new Set(['motorway', 'motorway_link']);

/** Metres within which an end of a street joins the street beside it. */
const JOIN_WITHIN = 12;
/** A piece of fewer nodes is not connected to the streets of its borough. */
const FEWEST_NODES = 100;
/** Metres by which a street may be straightened. */
const STRAIGHTEN_WITHIN = 4;

type Edge = readonly [number, number];

/**
 * The network of streets that cross each other at nodes. Lines of the sources do not share points where they cross, and
 * some end just before the street that they lead to.
 */
export function streetNetwork(lines: readonly StreetLine[]): StreetNetwork {
  const nodes = new Nodes();
  const walked = lines.filter((line) => !NOT_WALKED.has(line.class));
  const segments = walked.flatMap(({ geometry }) => linesOf(geometry).flatMap(segmentsOf));
  const edges = split(segments, nodes);
  return straightened(connected({ nodes: nodes.all, edges: unique(edges) }));
}

const linesOf = (geometry: StreetLine['geometry']): Position[][] =>
  geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;

type Segment = readonly [Metres, Metres];

const segmentsOf = (line: readonly Position[]): Segment[] => {
  const points = line.map(([longitude = 0, latitude = 0]) => toMetres({ latitude, longitude }));
  return points.slice(1).map((point, index) => [points[index] as Metres, point]);
};

/** Numbers places: those of the same metre are one node. */
class Nodes {
  readonly all: Metres[] = [];
  private readonly byPlace = new Map<string, number>();

  numberOf([x, y]: Metres): number {
    const key = keyOf([x, y]);
    const known = this.byPlace.get(key);
    if (known !== undefined) return known;
    const number = this.all.push([x, y]) - 1;
    this.byPlace.set(key, number);
    return number;
  }
}

const keyOf = ([x, y]: Metres): string => `${Math.round(x)} ${Math.round(y)}`;

/** Splits segments where they cross, and where the end of a street is beside another one. */
function split(segments: readonly Segment[], nodes: Nodes): Edge[] {
  const index = new Flatbush(segments.length);
  for (const [[ax, ay], [bx, by]] of segments) {
    index.add(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by));
  }
  index.finish();
  const near = ([x, y]: Metres, [x2, y2]: Metres, margin: number) =>
    index.search(
      Math.min(x, x2) - margin,
      Math.min(y, y2) - margin,
      Math.max(x, x2) + margin,
      Math.max(y, y2) + margin,
    );
  const cuts = segments.map((): number[] => []);
  const cut = (segment: number, share: number) => cuts[segment]?.push(share);
  for (const [one, [a, b]] of segments.entries()) {
    for (const other of near(a, b, 0)) {
      const shares = other > one && crossing([a, b], segments[other] as Segment);
      if (!shares) continue;
      cut(one, shares[0]);
      cut(other, shares[1]);
    }
  }
  const joins: Edge[] = [];
  for (const end of endsOf(segments)) {
    for (const other of near(end, end, JOIN_WITHIN)) {
      const [a, b] = segments[other] as Segment;
      const { share, metres } = projected(end, a, b);
      if (metres === 0 || metres > JOIN_WITHIN) continue;
      cut(other, share);
      joins.push([nodes.numberOf(end), nodes.numberOf(between(a, b, share))]);
    }
  }
  const pieces = segments.flatMap(([a, b], segment) => {
    const shares = [0, ...(cuts[segment] ?? []), 1].toSorted((one, other) => one - other);
    const numbers = shares.map((share) => nodes.numberOf(between(a, b, share)));
    return numbers.slice(1).map((number, index): Edge => [numbers[index] as number, number]);
  });
  return [...pieces, ...joins];
}

const between = ([ax, ay]: Metres, [bx, by]: Metres, share: number): Metres => [
  ax + share * (bx - ax),
  ay + share * (by - ay),
];

/** Where two segments cross: the share of the way on each. Null: they do not, or only at ends. */
function crossing([a, b]: Segment, [c, d]: Segment): [number, number] | null {
  const [abx, aby, cdx, cdy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const determinant = abx * cdy - aby * cdx;
  if (determinant === 0) return null;
  const [acx, acy] = [c[0] - a[0], c[1] - a[1]];
  const one = (acx * cdy - acy * cdx) / determinant;
  const other = (acx * aby - acy * abx) / determinant;
  const isInside = one >= 0 && one <= 1 && other >= 0 && other <= 1;
  return isInside ? [one, other] : null;
}

/** Places at which one segment alone ends. */
function endsOf(segments: readonly Segment[]): Metres[] {
  const places = Map.groupBy(segments.flat(), keyOf);
  return [...places.values()].flatMap((same) => (same.length === 1 ? same : []));
}

function unique(edges: readonly Edge[]): Edge[] {
  const byKey = new Map<string, Edge>();
  for (const [one, other] of edges) {
    if (one === other) continue;
    const edge: Edge = one < other ? [one, other] : [other, one];
    byKey.set(edge.join(' '), edge);
  }
  return [...byKey.values()];
}

interface Graph {
  nodes: readonly Metres[];
  edges: readonly Edge[];
}

const neighboursOf = ({ nodes, edges }: Graph): Set<number>[] => {
  const neighbours = nodes.map(() => new Set<number>());
  for (const [one, other] of edges) {
    neighbours[one]?.add(other);
    neighbours[other]?.add(one);
  }
  return neighbours;
};

/** Without the pieces that are not connected to the streets around them. */
function connected(graph: Graph): Graph {
  const neighbours = neighboursOf(graph);
  const sizes = new Map<number, number>();
  const pieceOf = new Map<number, number>();
  for (const start of graph.nodes.keys()) {
    if (pieceOf.has(start)) continue;
    const waiting = [start];
    pieceOf.set(start, start);
    let size = 0;
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      size += 1;
      for (const next of neighbours[node] ?? []) {
        if (pieceOf.has(next)) continue;
        pieceOf.set(next, start);
        waiting.push(next);
      }
    }
    sizes.set(start, size);
  }
  const isKept = (node: number) => (sizes.get(pieceOf.get(node) ?? -1) ?? 0) >= FEWEST_NODES;
  return { nodes: graph.nodes, edges: graph.edges.filter(([one]) => isKept(one)) };
}

/** Without nodes that lie on the way between their two neighbours, and nodes without a street. */
function straightened(graph: Graph): StreetNetwork {
  const neighbours = neighboursOf(graph);
  for (const node of graph.nodes.keys()) straighten(graph.nodes, neighbours, node);
  const place = (node: number) => graph.nodes[node] as Metres;
  const kept = [...neighbours.keys()]
    .filter((node) => neighbours[node]?.size)
    .toSorted((one, other) => byPlace(place(one), place(other)));
  const numbers = new Map(kept.map((node, number) => [node, number]));
  const edges = kept.flatMap((node, number) =>
    [...(neighbours[node] as Set<number>)]
      .map((next): Edge => [number, numbers.get(next) as number])
      .filter(([from, to]) => from < to),
  );
  return new StreetNetwork(kept.map(place), edges);
}

/** Replaces both streets of a node by one, if it is on the way between them. */
function straighten(nodes: readonly Metres[], neighbours: Set<number>[], node: number): void {
  const own = neighbours[node] as Set<number>;
  if (own.size !== 2) return;
  const [one, other] = [...own] as [number, number];
  const [toOne, toOther] = [neighbours[one], neighbours[other]] as [Set<number>, Set<number>];
  if (toOne.has(other)) return;
  const [place, a, b] = [nodes[node], nodes[one], nodes[other]] as [Metres, Metres, Metres];
  if (projected(place, a, b).metres > STRAIGHTEN_WITHIN) return;
  own.clear();
  toOne.delete(node);
  toOther.delete(node);
  toOne.add(other);
  toOther.add(one);
}

/** Metres: in rows of this height, nodes that are near each other have near numbers, which compresses well. */
const ROW = 200;

const byPlace = (one: Metres, other: Metres): number =>
  Math.floor(one[1] / ROW) - Math.floor(other[1] / ROW) || one[0] - other[0];

/** Metres along a line at which points stand, from its begin to its end. */
export function pointsAlong(ring: readonly Position[], step: number): Metres[] {
  return segmentsOf(ring).flatMap(([a, b]) => {
    const count = Math.max(1, Math.ceil(distance(a, b) / step));
    return Array.from({ length: count }, (_, index) => between(a, b, index / count));
  });
}
