import Flatbush from 'flatbush';

/** Degrees, WGS84. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Metres east and north of a fixed point of the city. */
export type Metres = readonly [x: number, y: number];

const ORIGIN = { latitude: 40.7, longitude: -73.95 };
const METRES_PER_DEGREE = {
  latitude: 111_050,
  // The city is small enough for one value: the error is below 0.4 percent.
  longitude: 84_390,
};

export const toMetres = ({ latitude, longitude }: Point): Metres => [
  (longitude - ORIGIN.longitude) * METRES_PER_DEGREE.longitude,
  (latitude - ORIGIN.latitude) * METRES_PER_DEGREE.latitude,
];

export const distance = ([ax, ay]: Metres, [bx, by]: Metres): number =>
  Math.hypot(bx - ax, by - ay);

/** The nearest point of a line: its share of the way from `a` to `b`, and its distance in metres. */
export function projected(point: Metres, a: Metres, b: Metres): { share: number; metres: number } {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const along = length && ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length;
  const share = Math.min(1, Math.max(0, along));
  return { share, metres: distance(point, [a[0] + share * dx, a[1] + share * dy]) };
}

/** A node that can be reached from a point, and the metres to it. */
export interface Reached {
  node: number;
  metres: number;
}

/** Metres. */
const NEAR = 40;

/** The streets on which people walk: nodes, and straight edges between them. */
export class StreetNetwork {
  private readonly index: Flatbush;

  /**
   * @param nodes places in metres
   * @param edges pairs of nodes
   */
  constructor(
    readonly nodes: readonly Metres[],
    readonly edges: readonly (readonly [number, number])[],
  ) {
    this.index = new Flatbush(Math.max(1, edges.length));
    for (const [from, to] of edges) {
      const [[ax, ay], [bx, by]] = [this.node(from), this.node(to)];
      this.index.add(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by));
    }
    if (edges.length === 0) this.index.add(0, 0, 0, 0);
    this.index.finish();
  }

  node(number: number): Metres {
    const node = this.nodes[number];
    if (!node) throw new Error(`The street network has no node ${number}`);
    return node;
  }

  lengthOf([from, to]: readonly [number, number]): number {
    return distance(this.node(from), this.node(to));
  }

  /**
   * Both ends of the nearest street.
   *
   * @param within metres; empty without a street that near
   */
  reachedFrom(point: Metres, within: number): Reached[] {
    // Most places have a street that is near: then few streets are compared.
    const reached = within > NEAR ? this.reachedFrom(point, NEAR) : [];
    return reached.length > 0 ? reached : this.nearestStreet(point, within);
  }

  private nearestStreet(point: Metres, within: number): Reached[] {
    const [x, y] = point;
    const candidates = this.index.search(x - within, y - within, x + within, y + within);
    let [best, reached]: [number, Reached[]] = [within, []];
    for (const edge of candidates.map((number) => this.edges[number])) {
      if (!edge) continue;
      const { share, metres } = projected(point, this.node(edge[0]), this.node(edge[1]));
      if (metres > best) continue;
      const length = this.lengthOf(edge);
      best = metres;
      reached = [
        { node: edge[0], metres: metres + share * length },
        { node: edge[1], metres: metres + (1 - share) * length },
      ];
    }
    return reached;
  }
}
