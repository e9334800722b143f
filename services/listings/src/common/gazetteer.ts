import { readFileSync } from 'node:fs';
import { wordsIn } from '@phantom/listing-index';
import { type Borough, boroughByZip } from './borough.js';

export interface KnownPlace {
  name: string;
  borough: Borough;
  /** Degrees, WGS84. */
  latitude: number;
  longitude: number;
  aliases: readonly string[];
  /** For a place that feeds know only by its parts, such as Harlem: the names of the parts. */
  includes: readonly string[];
}

type Point = [latitude: number, longitude: number];

interface PlaceRecord {
  name: string;
  borough: Borough;
  at: Point;
  aliases?: string[];
  includes?: string[];
}

const firstWords = new Map([
  ['st', 'saint'],
  ['ft', 'fort'],
  ['mt', 'mount'],
]);

/** A normalised name for comparison: `St. George` and `Saint George` give `saint george`. */
export function nameKey(text: string): string {
  const [first = '', ...rest] = wordsIn(text.replaceAll(/['’]/g, ''));
  return [firstWords.get(first) ?? first, ...rest].join(' ');
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8'));

export const KNOWN_PLACES: readonly KnownPlace[] = (
  read('new-york-places.json') as PlaceRecord[]
).map(({ at: [latitude, longitude], aliases = [], includes = [], ...place }) => ({
  ...place,
  latitude,
  longitude,
  aliases,
  includes,
}));

const byName = new Map<string, KnownPlace[]>();
for (const place of KNOWN_PLACES) {
  for (const name of [place.name, ...place.aliases]) {
    const key = nameKey(name);
    byName.set(key, [...(byName.get(key) ?? []), place]);
  }
}

/** The places with a name or nickname. They may lie in several boroughs. `UWS` is the Upper West Side. */
export const placesNamed = (name: string): readonly KnownPlace[] => byName.get(nameKey(name)) ?? [];

/** Also by a nickname. Null when it is in no borough, or in another one. */
export const placeIn = (borough: Borough | null, name: string): KnownPlace | null =>
  placesNamed(name).find((place) => place.borough === borough) ?? null;

/** The part of an address that names a place: `Hell’s Kitchen` gives hells-kitchen. `placeIn()` finds it again. */
export const slugOf = (name: string): string => nameKey(name).replaceAll(' ', '-');

/** The places with exactly this name or nickname, and those whose name begins so. */
export function placesWithPrefix(typed: string, limit: number): KnownPlace[] {
  const key = nameKey(typed);
  const exact = byName.get(key) ?? [];
  if (key.length < MIN_PREFIX_LENGTH) return exact.slice(0, limit);
  const begun = KNOWN_PLACES.filter(({ name }) => nameKey(name).startsWith(key));
  return [...new Set([...exact, ...begun])].slice(0, limit);
}

/** A shorter prefix matches too many places. */
const MIN_PREFIX_LENGTH = 4;

const zipCodes = new Map(Object.entries(read('zip-codes.json') as Record<string, Point>));

/** A ZIP code and a point within it. Null when New York City has no such ZIP code. */
export function knownZipCode(zip: string): KnownPlace | null {
  const at = zipCodes.get(zip);
  const borough = boroughByZip(zip);
  if (!at || !borough) return null;
  const [latitude, longitude] = at;
  return { name: zip, borough, latitude, longitude, aliases: [], includes: [] };
}
