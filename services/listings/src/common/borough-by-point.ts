import { readFileSync } from 'node:fs';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import type { BBox, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';
import { type Borough, parseBorough } from './borough.js';

interface Land {
  borough: Borough;
  polygon: Polygon;
}

const boundaries = new URL('../../data/nyc-boroughs.geojson', import.meta.url);
let lands: Land[] | undefined;

/** The borough whose land contains a point (degrees, WGS84). Null when none does: water, or another town. */
export function boroughByPoint(latitude: number, longitude: number): Borough | null {
  lands ??= readLands();
  const found = lands.find(({ polygon }) => booleanPointInPolygon([longitude, latitude], polygon));
  return found?.borough ?? null;
}

function readLands(): Land[] {
  const text = readFileSync(boundaries, 'utf8');
  const { features } = JSON.parse(text) as FeatureCollection<MultiPolygon, { BoroName: string }>;
  return features.flatMap(({ geometry, properties }) => {
    const borough = parseBorough(properties.BoroName);
    if (!borough) throw new Error(`Unknown borough in the boundaries: ${properties.BoroName}`);
    return geometry.coordinates.map((rings) => ({ borough, polygon: toPolygon(rings) }));
  });
}

// One polygon for each island, with its bounding box: four comparisons exclude most points.
function toPolygon(rings: Position[][]): Polygon {
  return { type: 'Polygon', coordinates: rings, bbox: boxOf(rings[0] ?? []) };
}

function boxOf(ring: Position[]): BBox {
  const longitudes = ring.map(([longitude = 0]) => longitude);
  const latitudes = ring.map(([, latitude = 0]) => latitude);
  return [
    Math.min(...longitudes),
    Math.min(...latitudes),
    Math.max(...longitudes),
    Math.max(...latitudes),
  ];
}
