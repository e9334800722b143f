import { readFileSync } from 'node:fs';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';
import type { Borough } from '../common/borough.js';
import { type KnownPlace, nameKey } from '../common/gazetteer.js';
import { listedNames } from './neighbourhood.js';

/** Where a neighbourhood is: the planning areas of the city that are named after it, or the one that contains it. */
export interface Boundary {
  areas: string[];
  /** Those of a `MultiPolygon` of GeoJSON: longitude before latitude, in degrees (WGS84). */
  coordinates: Position[][][];
}

type Area = Feature<Polygon | MultiPolygon, { name: string; borough: Borough }>;

/** Neighborhood Tabulation Areas of 2010, to about 12 m (docs/licences.md). */
const file = new URL('../../data/planning-areas.geojson', import.meta.url);
let areas: Area[] | undefined;

/** Null for a place in no area, such as a park. */
export function boundaryOf(place: KnownPlace): Boundary | null {
  areas ??= (JSON.parse(readFileSync(file, 'utf8')) as FeatureCollection<Area['geometry']>)
    .features as Area[];
  const inBorough = areas.filter(({ properties }) => properties.borough === place.borough);
  const keys = new Set([...listedNames(place), ...place.aliases].map(nameKey));
  const named = inBorough.filter(({ properties }) =>
    namesIn(properties.name).some((name) => keys.has(nameKey(name))),
  );
  const point = [place.longitude, place.latitude];
  const found =
    named.length > 0
      ? named
      : inBorough.filter(({ geometry }) => booleanPointInPolygon(point, geometry));
  if (found.length === 0) return null;
  return {
    areas: found.map(({ properties }) => properties.name),
    coordinates: found.flatMap(({ geometry }) =>
      geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
    ),
  };
}

/**
 * The neighbourhoods that the name of an area has: `Melrose South-Mott Haven North` has Melrose South, Melrose, Mott Haven North
 * and Mott Haven.
 */
function namesIn(area: string): string[] {
  const [withoutNote = ''] = area.split(' (');
  const names = withoutNote.split('-');
  return [...names, ...names.map((name) => name.replace(/ (North|South|East|West)$/, ''))];
}
