import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { WALK_METRES_PER_MINUTE } from '../commute/commute-model.js';
import { type NumberedStation, STATIONS } from '../commute/subway.js';
import { type Metres, type Point, StreetNetwork, toMetres } from './street-network.js';

export const PARK_KINDS = ['park', 'playground'] as const;

export interface Park {
  name: string;
  kind: (typeof PARK_KINDS)[number];
}

export const SCHOOL_STAGES = ['elementary', 'middle', 'high'] as const;
export type SchoolStage = (typeof SCHOOL_STAGES)[number];

export interface School {
  name: string;
  stages: SchoolStage[];
}

/** `data/nearby.json.gz`: the streets on which people walk, and what is near each of their nodes. `build/cli.ts` makes it. */
export interface NearbyFile {
  /** Metres east of the origin of the network, each as the difference to the node before. */
  x: number[];
  /** Metres north of it, in the same way. */
  y: number[];
  /** The first node of each edge, in the same way. */
  from: number[];
  /** The other node of each edge: its number minus that of the first node. */
  span: number[];
  parks: Park[];
  schools: School[];
  /**
   * For each node the number of places, and of each its number and the way to it in units of `METRES_PER_UNIT`. The stations
   * are those of `data/subway.json`.
   */
  near: Record<'stations' | 'parks' | 'schools', number[]>;
}

export const NEARBY_FILE = new URL('../../data/nearby.json.gz', import.meta.url);
export const METRES_PER_UNIT = 10;

/** What is further is not told. */
const MOST_MINUTES = 15;
/** Metres. A home that is further from every street has no known surroundings. */
const STREET_WITHIN = 200;

/** A place and the minutes that it takes to walk there along streets. */
export type Walk<Place> = Place & { minutes: number };

export interface Nearby {
  /** The nearest three, and further ones with lines that no nearer one has; the nearest first. */
  stations: Walk<NumberedStation>[];
  /** The nearest park of an acre or more, and the nearest playground. */
  parks: Walk<Park>[];
  /** The nearest school of each stage. */
  schools: Walk<School>[];
}

/** What is within a walk of 15 minutes of any point of the city. */
export class NearbyPlaces {
  private readonly network: StreetNetwork;
  private readonly starts: Record<keyof Nearby, Uint32Array>;

  constructor(private readonly file: NearbyFile) {
    const [xs, ys, from] = [file.x, file.y, file.from].map(sums) as [number[], number[], number[]];
    this.network = new StreetNetwork(
      xs.map((x, node): Metres => [x, ys[node] ?? 0]),
      from.map((node, edge) => [node, node + (file.span[edge] ?? 0)] as const),
    );
    const { stations, parks, schools } = file.near;
    this.starts = {
      stations: startsOf(stations, xs.length),
      parks: startsOf(parks, xs.length),
      schools: startsOf(schools, xs.length),
    };
  }

  /** Reads the file of the service. It takes about a second. */
  static read(): NearbyPlaces {
    const text = gunzipSync(readFileSync(NEARBY_FILE)).toString('utf8');
    return new NearbyPlaces(JSON.parse(text) as NearbyFile);
  }

  /** Null: no street is near. */
  at(point: Point): Nearby | null {
    const reached = this.network.reachedFrom(toMetres(point), STREET_WITHIN);
    if (reached.length === 0) return null;
    const walks = <Place>(kind: keyof Nearby, places: readonly Place[]): Walk<Place>[] => {
      const metresOf = new Map<number, number>();
      for (const { node, metres } of reached) {
        for (const [place, rest] of this.nearNode(kind, node)) {
          const way = metres + rest;
          metresOf.set(place, Math.min(way, metresOf.get(place) ?? way));
        }
      }
      return [...metresOf]
        .toSorted(([, one], [, other]) => one - other)
        .flatMap(([place, metres]) => {
          const found = places[place];
          const minutes = Math.max(1, Math.ceil(metres / WALK_METRES_PER_MINUTE));
          return found && minutes <= MOST_MINUTES ? [{ ...found, minutes }] : [];
        });
    };
    const { parks, schools } = this.file;
    return {
      stations: walks('stations', STATIONS),
      parks: firstOfEach(walks('parks', parks), ({ kind }) => [kind]),
      schools: firstOfEach(walks('schools', schools), ({ stages }) => stages),
    };
  }

  /** Places and metres. */
  private *nearNode(kind: keyof Nearby, node: number): Generator<[number, number]> {
    const numbers = this.file.near[kind];
    const start = this.starts[kind][node] ?? 0;
    for (let index = 0; index < (numbers[start] ?? 0); index += 1) {
      const at = start + 1 + 2 * index;
      yield [numbers[at] ?? 0, (numbers[at + 1] ?? 0) * METRES_PER_UNIT];
    }
  }
}

const sums = (differences: readonly number[]): number[] => {
  let sum = 0;
  return differences.map((difference) => (sum += difference));
};

/** Where the places of each node begin. */
function startsOf(numbers: readonly number[], nodes: number): Uint32Array {
  const starts = new Uint32Array(nodes);
  let start = 0;
  for (let node = 0; node < nodes; node += 1) {
    starts[node] = start;
    start += 1 + 2 * (numbers[start] ?? 0);
  }
  return starts;
}

/** Both ends of a street may have another place as their nearest. */
function firstOfEach<Place>(
  places: readonly Place[],
  kindsOf: (place: Place) => readonly string[],
): Place[] {
  const known = new Set<string>();
  return places.filter((place) => {
    const kinds = kindsOf(place);
    const isFirst = kinds.some((kind) => !known.has(kind));
    for (const kind of kinds) known.add(kind);
    return isFirst;
  });
}
