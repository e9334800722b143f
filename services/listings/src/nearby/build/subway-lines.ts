import FlatQueue from 'flatqueue';
import type { LineString } from 'geojson';
import type { StationPair } from '../../commute/subway.js';
import { distance, type Metres, projected, toMetres } from '../street-network.js';

/** A line of the source of the tracks: usually the way from one station to the next. */
export interface Track {
  /** The lines that it had when the source was drawn. */
  lines: readonly string[];
  geometry: LineString;
}

/** Where some lines stop. */
export interface Stop {
  station: number;
  at: Metres;
  lines: readonly string[];
}

/** Metres from the end of a track to the station that it leads to. */
const STATION_WITHIN = 150;
/** Metres from a track to the stations that it passes. */
const PASSED_WITHIN = 60;
/** Metres within which ends of tracks that lead to no station are one junction. */
const JUNCTION_WITHIN = 60;
/** By what a track is longer for a line that it did not have: lines were moved since, but most go where they went. */
const FOREIGN_TRACK = 2;

/** Two stations beside a fork of a line: the tracks join them, and no train turns there. */
export interface Fork {
  line: string;
  stations: readonly [number, number];
}

interface Edge {
  ends: readonly [number, number];
  metres: number;
  lines: readonly string[];
}

interface Way {
  to: number;
  metres: number;
  /** For the choice between ways. */
  cost: number;
}

interface Ride extends Way {
  from: number;
}

/**
 * For each line the pairs of stations between which it does not stop.
 *
 * The sources have the stops of a line without their order. Two stops follow each other when the tracks join them without
 * another stop of the line between; of all such pairs a line keeps those that make a tree of the least cost, as no line
 * goes in a circle.
 */
export function ridesOf(
  stops: readonly Stop[],
  tracks: readonly Track[],
  forks: readonly Fork[] = [],
): Record<string, StationPair[]> {
  const lines = [...new Set(stops.flatMap((stop) => stop.lines))].toSorted();
  const edges = edgesOf(stops, tracks);
  return Object.fromEntries(
    lines.map((line) => {
      const own = new Set(stops.flatMap((stop) => (stop.lines.includes(line) ? stop.station : [])));
      const rides = [...own].flatMap((from) => nextStops(from, own, waysOf(edges, line)));
      const isTurn = ({ from, to }: Ride) =>
        forks.some(
          (fork) =>
            fork.line === line && fork.stations.includes(from) && fork.stations.includes(to),
        );
      const possible = rides.filter((ride) => !isTurn(ride));
      return [line, treeOf(possible).map(({ from, to, metres }) => [from, to, Math.round(metres)])];
    }),
  );
}

/** Stations are nodes with their numbers; junctions have numbers after them. */
function edgesOf(stops: readonly Stop[], tracks: readonly Track[]): Edge[] {
  const junctions: Metres[] = [];
  const firstJunction = Math.max(...stops.map(({ station }) => station)) + 1;
  const junctionAt = (at: Metres): number => {
    const known = junctions.findIndex((junction) => distance(junction, at) <= JUNCTION_WITHIN);
    return firstJunction + (known < 0 ? junctions.push(at) - 1 : known);
  };
  return tracks.flatMap(({ lines, geometry }) => {
    const points = geometry.coordinates.map(([longitude = 0, latitude = 0]) =>
      toMetres({ latitude, longitude }),
    );
    const [first, last] = [points[0] as Metres, points.at(-1) as Metres];
    const near = stops.filter((stop) => shareTrains(stop.lines, lines));
    const places = [
      endOf(first, 0, near),
      ...passed(points, near),
      endOf(last, lengthOf(points), near),
    ];
    const nodes = places.map(({ station, at }) => station ?? junctionAt(at));
    return places.slice(1).map((place, index): Edge => {
      const before = places[index] as Passed;
      return {
        ends: [nodes[index] as number, nodes[index + 1] as number],
        metres: place.along - before.along + place.aside + before.aside,
        lines,
      };
    });
  });
}

/** A place of a track: the metres along it, and those from there to the station. */
interface Passed {
  station: number | null;
  at: Metres;
  along: number;
  aside: number;
}

/** The end of a track: at a station, or at a junction. */
function endOf(at: Metres, along: number, stops: readonly Stop[]): Passed {
  let end: Passed = { station: null, at, along, aside: 0 };
  let within = STATION_WITHIN;
  for (const { station, at: place } of stops) {
    const metres = distance(place, at);
    if (metres > within) continue;
    within = metres;
    end = { station, at, along, aside: metres };
  }
  return end;
}

/** The stations that a track passes, in its order. */
function passed(points: readonly Metres[], stops: readonly Stop[]): Passed[] {
  const found = stops.flatMap(({ station, at }) => {
    const place = placeBeside(points, at);
    return place.aside <= PASSED_WITHIN ? [{ station, ...place }] : [];
  });
  const length = lengthOf(points);
  return found
    .filter(({ along }) => along > STATION_WITHIN && along < length - STATION_WITHIN)
    .toSorted((one, other) => one.along - other.along);
}

/** The place of a track that is nearest to a point. */
function placeBeside(points: readonly Metres[], at: Metres): Omit<Passed, 'station'> {
  let best = { at, along: 0, aside: Infinity };
  let along = 0;
  for (const [index, to] of points.slice(1).entries()) {
    const from = points[index] as Metres;
    const { share, metres } = projected(at, from, to);
    const length = distance(from, to);
    if (metres < best.aside) best = { at, along: along + share * length, aside: metres };
    along += length;
  }
  return best;
}

const lengthOf = (points: readonly Metres[]): number =>
  points.slice(1).reduce((sum, point, index) => sum + distance(points[index] as Metres, point), 0);

/** Trains of numbered lines are narrower than those of lettered ones: they have tracks of their own. So has each shuttle. */
const trainsOf = (line: string): string =>
  line === 'S' || line === 'SIR' ? line : /\d/.test(line) ? 'numbers' : 'letters';
const shareTrains = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.some((other) => trainsOf(one) === trainsOf(other)));

function waysOf(edges: readonly Edge[], line: string): Map<number, Way[]> {
  const ways = new Map<number, Way[]>();
  const add = (from: number, way: Way) => ways.set(from, [...(ways.get(from) ?? []), way]);
  for (const {
    ends: [one, other],
    metres,
    lines,
  } of edges) {
    if (!shareTrains(lines, [line]) || one === other) continue;
    const cost = lines.includes(line) ? metres : metres * FOREIGN_TRACK;
    add(one, { to: other, metres, cost });
    add(other, { to: one, metres, cost });
  }
  return ways;
}

/** The stops of a line that tracks lead to from one of them, without another one between. */
function nextStops(from: number, stops: ReadonlySet<number>, ways: Map<number, Way[]>): Ride[] {
  const found: Ride[] = [];
  const done = new Set<number>();
  const queue = new FlatQueue<Way>();
  queue.push({ to: from, metres: 0, cost: 0 }, 0);
  for (let way = queue.pop(); way; way = queue.pop()) {
    const { to, metres, cost } = way;
    if (done.has(to)) continue;
    done.add(to);
    if (to !== from && stops.has(to)) found.push({ from, to, metres, cost });
    else
      for (const next of ways.get(to) ?? [])
        queue.push(
          { to: next.to, metres: metres + next.metres, cost: cost + next.cost },
          cost + next.cost,
        );
  }
  return found;
}

/** The rides of the least cost that join all stops, by Kruskal's algorithm. */
function treeOf(rides: readonly Ride[]): Ride[] {
  const pieces = new Map<number, number>();
  const pieceOf = (stop: number): number => {
    const above = pieces.get(stop) ?? stop;
    return above === stop ? stop : pieceOf(above);
  };
  return rides
    .toSorted((one, other) => one.cost - other.cost)
    .filter(({ from, to }) => {
      const [one, other] = [pieceOf(from), pieceOf(to)];
      if (one === other) return false;
      pieces.set(one, other);
      return true;
    });
}
