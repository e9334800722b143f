// Makes data/nearby.json.gz and data/subway.json from the sources of the street map:
// npm run nearby -w services/listings -- --sources FOLDER
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { constants, gunzipSync, gzipSync } from 'node:zlib';
import type { Feature, LineString, MultiLineString, MultiPolygon, Point, Polygon } from 'geojson';
import { type Station, type StationPair, type Subway, SUBWAY_FILE } from '../../commute/subway.js';
import {
  METRES_PER_UNIT,
  NEARBY_FILE,
  type NearbyFile,
  type Park,
  type School,
  type SchoolStage,
} from '../nearby-places.js';
import { distance, type Metres, type Reached, toMetres } from '../street-network.js';
import { type Found, nearestPlaces } from './nearest-places.js';
import { pointsAlong, streetNetwork } from './street-sources.js';
import { type Fork, ridesOf, type Stop } from './subway-lines.js';

/** Metres along streets: a walk of 15 minutes. */
const WITHIN = 1_200;
/** Metres from a place to the street from which it is entered. */
const ENTRANCE_WITHIN = 150;
/** Parts of one station have the same name, and are not further from each other than this. Metres. */
const SAME_STATION_WITHIN = 300;
/** Stations that are kept although nearer ones have all their lines. */
const NEAREST_STATIONS = 3;
/** The city has many squares of a few trees: acres of what is called a park. */
const SMALLEST_PARK = 1;
/** A park can be entered all along its edge, nearly. Metres. */
const PARK_ENTRANCES = 30;

const { values } = parseArgs({ options: { sources: { type: 'string' } } });
if (!values.sources) throw new Error('--sources names the folder with the sources of the map.');
const sources = values.sources;

/** See `Fork`. */
const FORKS: readonly (readonly [line: string, one: string, other: string])[] = [
  ['A', 'Beach 90 St', 'Beach 67 St'],
  ['5', 'Bronx Park East', 'Morris Park'],
];

interface StationProperties {
  name: string;
  lines: string;
  ada: number;
}
interface ParkProperties {
  name?: string;
  kind: string;
  acres: number;
}
interface SchoolProperties {
  name: string;
  level: string;
}

async function features<Geometry extends Feature['geometry'], Properties>(
  name: string,
): Promise<(Feature<Geometry> & { properties: Properties })[]> {
  const bytes = gunzipSync(await readFile(join(sources, `${name}.geojsonl.gz`)));
  const lines = bytes.toString('utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Feature<Geometry> & { properties: Properties });
}

const place = ({ coordinates: [longitude = 0, latitude = 0] }: Point): Metres =>
  toMetres({ latitude, longitude });

const streets = await features<LineString | MultiLineString, { class: string }>('streets');
const network = streetNetwork(
  streets.map(({ properties, geometry }) => ({ class: properties.class, geometry })),
);
const entrances = (points: readonly Metres[]): Reached[] =>
  points.flatMap((point) => network.reachedFrom(point, ENTRANCE_WITHIN));

interface StationParts {
  station: Station;
  places: Metres[];
  stops: Stop[];
}

/** Each station once: the source has one row for each group of lines that stop there. */
async function stationsWithParts(): Promise<StationParts[]> {
  const found: StationParts[] = [];
  for (const { properties, geometry } of await features<Point, StationProperties>(
    'subway_stations',
  )) {
    const at = place(geometry);
    const lines = properties.lines.split(' ');
    const same = found.find(
      ({ station, places }) =>
        station.name === properties.name &&
        places.some((other) => distance(at, other) <= SAME_STATION_WITHIN),
    );
    // Both parts have to be accessible.
    const accessible = properties.ada === 1;
    if (same) {
      same.places.push(at);
      same.stops.push({ station: found.indexOf(same), at, lines });
      same.station.lines = [...new Set([...same.station.lines, ...lines])].toSorted();
      same.station.accessible &&= accessible;
    } else {
      const station = { name: properties.name, lines: lines.toSorted(), accessible };
      found.push({ station, places: [at], stops: [{ station: found.length, at, lines }] });
    }
  }
  return found;
}

const stationParts = await stationsWithParts();
const stations = stationParts.map(({ station }) => station);
const stationEntrances = stationParts.map(({ places }) => entrances(places));
const nearStations = nearestPlaces(network, stationEntrances, {
  within: WITHIN,
  isKept: (number, nearer) => {
    if (nearer.length < NEAREST_STATIONS) return true;
    const known = new Set(nearer.flatMap((each) => stations[each.place]?.lines ?? []));
    return (stations[number]?.lines ?? []).some((line) => !known.has(line));
  },
});

const stationNumber = (name: string): number =>
  stations.findIndex((station) => station.name === name);
const rides = ridesOf(
  stationParts.flatMap(({ stops }) => stops),
  (await features<LineString, { line: string }>('subway_lines')).map(({ properties, geometry }) => {
    return { lines: properties.line.split(' '), geometry };
  }),
  FORKS.map(([line, one, other]): Fork => {
    return { line, stations: [stationNumber(one), stationNumber(other)] };
  }),
);

/** The walks between stations, each pair once. */
function walksBetween(): StationPair[] {
  const walks = new Map<string, StationPair>();
  for (const [station, reached] of stationEntrances.entries()) {
    for (const { node, metres } of reached) {
      for (const near of nearStations[node] ?? []) {
        const pair = [station, near.place].toSorted((one, other) => one - other);
        const way = Math.round(metres + near.metres);
        const [one = 0, other = 0] = pair;
        if (one === other || way >= (walks.get(pair.join())?.[2] ?? WITHIN)) continue;
        walks.set(pair.join(), [one, other, way]);
      }
    }
  }
  return [...walks.values()].toSorted(([one, a], [other, b]) => one - other || a - b);
}

const parkFeatures = (await features<Polygon | MultiPolygon, ParkProperties>('parks')).filter(
  ({ properties: { name, kind, acres } }) =>
    name && (kind === 'playground' || (kind === 'park' && acres >= SMALLEST_PARK)),
);
const parks = parkFeatures.map(({ properties: { name = '', kind } }): Park => {
  return { name, kind: kind === 'playground' ? 'playground' : 'park' };
});
const ringsOf = (geometry: Polygon | MultiPolygon) =>
  geometry.type === 'Polygon'
    ? [geometry.coordinates[0]]
    : geometry.coordinates.map(([ring]) => ring);
const nearParks = nearestPlaces(
  network,
  parkFeatures.map(({ geometry }) =>
    entrances(ringsOf(geometry).flatMap((ring) => pointsAlong(ring ?? [], PARK_ENTRANCES))),
  ),
  {
    within: WITHIN,
    isKept: (number, nearer) =>
      !nearer.some((each) => parks[each.place]?.kind === parks[number]?.kind),
  },
);

/** The stages that a school of a level has. The source has no others. */
const STAGES_OF: Readonly<Record<string, readonly SchoolStage[]>> = {
  elementary: ['elementary'],
  middle: ['middle'],
  k8: ['elementary', 'middle'],
  high: ['high'],
};
const schoolFeatures = (await features<Point, SchoolProperties>('schools')).filter(
  ({ properties }) => STAGES_OF[properties.level],
);
const schools = schoolFeatures.map(({ properties }): School => {
  return { name: properties.name, stages: [...(STAGES_OF[properties.level] ?? [])] };
});
const nearSchools = nearestPlaces(
  network,
  schoolFeatures.map(({ geometry }) => entrances([place(geometry)])),
  {
    within: WITHIN,
    isKept: (number, nearer) => {
      const known = new Set(nearer.flatMap((each) => schools[each.place]?.stages ?? []));
      return (schools[number]?.stages ?? []).some((stage) => !known.has(stage));
    },
  },
);

/** Of each node the number of places, then each place and the metres to it. */
const flat = (found: readonly Found[][]): number[] =>
  found.flatMap((places) => [
    places.length,
    ...places.flatMap(({ place: number, metres }) => [
      number,
      Math.round(metres / METRES_PER_UNIT),
    ]),
  ]);
/** Differences are small numbers, which compress well. */
const differences = (numbers: readonly number[]): number[] =>
  numbers.map((number, index) => number - (numbers[index - 1] ?? 0));

const file: NearbyFile = {
  x: differences(network.nodes.map(([x]) => Math.round(x))),
  y: differences(network.nodes.map(([, y]) => Math.round(y))),
  from: differences(network.edges.map(([from]) => from)),
  span: network.edges.map(([from, to]) => to - from),
  ...{ parks, schools },
  near: {
    stations: flat(nearStations),
    parks: flat(nearParks),
    schools: flat(nearSchools),
  },
};
const bytes = gzipSync(JSON.stringify(file), { level: constants.Z_BEST_COMPRESSION });
await writeFile(NEARBY_FILE, bytes);
const subway: Subway = { stations, rides, walks: walksBetween() };
// One station or pair a line, so that changes can be read.
await writeFile(
  SUBWAY_FILE,
  `${JSON.stringify(subway).replaceAll(/(?<=[\]}]),(?=[[{])/g, ',\n')}\n`,
);
process.stdout.write(
  `${network.nodes.length} nodes, ${network.edges.length} edges, ${stations.length} stations, ${parks.length} parks, ` +
    `${schools.length} schools: ${Math.round(bytes.length / 1024)} KB\n`,
);
