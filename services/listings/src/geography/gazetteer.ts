import { readFileSync } from 'node:fs';
import { wordsIn } from '../search/words.js';
import { boroughByZip } from './borough-by-zip.js';
import type { Borough } from './borough.js';

/** A neighbourhood or landmark that New Yorkers know by name, whether homes are listed there or not. */
export interface KnownPlace {
  name: string;
  borough: Borough;
  /** Degrees, WGS84. */
  latitude: number;
  longitude: number;
  aliases: readonly string[];
  /** Neighbourhoods of the feeds that make it up, as those of Harlem; often none but itself. */
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

/** The spelling that names are compared in: `St. George` and `Saint George` are `saint george`. */
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

/** The places of a name, which may lie in several boroughs; `UWS` is the Upper West Side. */
export const placesNamed = (name: string): readonly KnownPlace[] => byName.get(nameKey(name)) ?? [];

/** The places with a name that begins so, or with this very nickname; at most `limit`. */
export function placesBegun(typed: string, limit: number): KnownPlace[] {
  const key = nameKey(typed);
  const exact = byName.get(key) ?? [];
  if (key.length < LEAST_LETTERS) return exact.slice(0, limit);
  const begun = KNOWN_PLACES.filter(({ name }) => nameKey(name).startsWith(key));
  return [...new Set([...exact, ...begun])].slice(0, limit);
}

/** Fewer begin too much. */
const LEAST_LETTERS = 4;

const zipCodes = new Map(Object.entries(read('zip-codes.json') as Record<string, Point>));

/** A ZIP code of the five boroughs with a point amid its homes; null where New York City has no such ZIP code. */
export function knownZipCode(zip: string): KnownPlace | null {
  const at = zipCodes.get(zip);
  const borough = boroughByZip(zip);
  if (!at || !borough) return null;
  const [latitude, longitude] = at;
  return { name: zip, borough, latitude, longitude, aliases: [], includes: [] };
}
