import { readFile } from 'node:fs/promises';
import polyline from '@googlemaps/polyline-codec';
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import { lineString, multiLineString } from '@turf/helpers';
import { length } from '@turf/length';
import { simplify } from '@turf/simplify';
import type { FeatureCollection, MultiPolygon } from 'geojson';
import { PbfReader } from 'pbf';
import { readArchive } from '../map-tiles/archive.js';

/** Degrees: longitude, latitude. */
type Place = number[];
type Line = Place[];

/** The tiles of this zoom have all main streets, and no more corners than a map of the city can show. */
const ZOOM = 11;
/** Degrees, about 20 m. */
const TOLERANCE = 0.0002;
/** Decimals of a degree, about 10 m. */
const PRECISION = 4;

/** Kilometres. A bridge or a tunnel between two shores is shorter. */
const LONGEST_BRIDGE = 3;

const STREETS = ['motorway', 'primary', 'secondary'] as const;

/** Lines as Google's encoded polylines. */
export interface MainStreets {
  streets: { class: (typeof STREETS)[number]; lines: string[] }[];
  subway: { color: string; lines: string[] }[];
}

/**
 * The lines within the boroughs that people orient themselves by. These few kilobytes show streets before the renderer of
 * the tiles is loaded, and where it cannot run.
 *
 * @param archive the path of the tiles
 * @param outlines the path of the outlines of the boroughs
 */
export async function mainStreets(archive: string, outlines: string): Promise<MainStreets> {
  const { boroughs } = JSON.parse(await readFile(outlines, 'utf8')) as {
    boroughs: FeatureCollection<MultiPolygon>;
  };
  const isInCity = (place: Place) =>
    boroughs.features.some((borough) => booleanPointInPolygon(place, borough));
  const streets = new Map<string, Line[]>(STREETS.map((name) => [name, []]));
  const subway = new Map<string, Line[]>();
  for await (const { z, x, y, data } of (await readArchive(archive)).tiles) {
    if (z > ZOOM) break;
    if (z < ZOOM) continue;
    const { layers } = new VectorTile(new PbfReader(data));
    for (const { properties, lines } of featuresOf(layers['streets'], { x, y }))
      streets.get(String(properties?.['class']))?.push(...lines);
    for (const { properties, lines } of featuresOf(layers['subway_lines'], { x, y })) {
      const color = String(properties?.['color']);
      subway.set(color, [...(subway.get(color) ?? []), ...lines]);
    }
  }
  return {
    streets: STREETS.map((name) => ({
      class: name,
      lines: encoded(simplified(streets.get(name) ?? []).flatMap((line) => within(line, isInCity))),
    })),
    subway: [...subway]
      .sort()
      .map(([color, lines]) => ({ color, lines: encoded(simplified(lines)) })),
  };
}

function featuresOf(
  layer: VectorTile['layers'][string] | undefined,
  { x, y }: { x: number; y: number },
) {
  return Array.from({ length: layer?.length ?? 0 }, (_, index) => {
    const feature = layer?.feature(index) as VectorTileFeature;
    const { properties, geometry } = feature.toGeoJSON(x, y, ZOOM);
    if (geometry.type === 'LineString') return { properties, lines: [geometry.coordinates] };
    return { properties, lines: geometry.type === 'MultiLineString' ? geometry.coordinates : [] };
  });
}

const simplified = (lines: readonly Line[]): Line[] =>
  simplify(multiLineString(joinedAtEnds(lines)), { tolerance: TOLERANCE, highQuality: true })
    .geometry.coordinates;

const encoded = (lines: readonly Line[]): string[] =>
  lines.map((line) =>
    polyline.encode(
      line.map(([longitude = 0, latitude = 0]) => [latitude, longitude]),
      PRECISION,
    ),
  );

/** The parts of a line in the city, with the bridges between them. */
function within(line: Line, isInCity: (place: Place) => boolean): Line[] {
  const inside = [...line.keys()].filter((index) => isInCity(line[index] as Place));
  const parts: Line[] = [];
  for (const [position, index] of inside.entries()) {
    const before = inside[position - 1];
    const way = before === undefined ? [] : line.slice(before, index + 1);
    const isJoined =
      way.length === 2 || (way.length > 2 && length(lineString(way)) < LONGEST_BRIDGE);
    if (isJoined) parts.at(-1)?.push(...way.slice(1));
    else parts.push([line[index] as Place]);
  }
  return parts.filter((part) => part.length > 1);
}

/** Joins lines that end in the same place: the tiles have a line for each block, and a long line has fewer corners. */
function joinedAtEnds(lines: readonly Line[]): Line[] {
  const rest = new Set(lines);
  const atEnd = new Map<string, Line[]>();
  for (const line of lines)
    for (const end of [line[0], line.at(-1)]) {
      const key = String(end);
      atEnd.set(key, [...(atEnd.get(key) ?? []), line]);
    }
  /** The line with all that follow its last corner. */
  const continued = (line: Line): Line => {
    const next = atEnd.get(String(line.at(-1)))?.find((other) => rest.has(other));
    if (!next) return line;
    rest.delete(next);
    const isForward = String(next[0]) === String(line.at(-1));
    return continued([...line, ...(isForward ? next : next.toReversed()).slice(1)]);
  };
  return lines.flatMap((line) => {
    if (!rest.delete(line)) return [];
    return [continued(continued(line).toReversed())];
  });
}
