import { type KnownPlace, knownZipCode, placesNamed } from '../common/gazetteer.js';
import type { FoundPlace } from '../places/place.repository.js';

export interface NamedPlace {
  /** As typed. */
  text: string;
  /** Neighbourhoods, ZIP codes and streets with listings on the market. */
  found: readonly FoundPlace[];
  known: readonly KnownPlace[];
}

/** The names under which listings of a named place may be stored. */
export const canonicalNames = (name: string): string[] =>
  placesNamed(name).flatMap((place) => [place.name, ...place.includes]);

/** What a name stands for; null for no place. */
export function placeOf(name: string, found: ReadonlyMap<string, FoundPlace[]>): NamedPlace | null {
  const zip = knownZipCode(name);
  const known = zip ? [zip] : placesNamed(name);
  const boroughs = new Set(known.map(({ borough }) => borough));
  const listed = [
    ...(found.get(name) ?? []),
    // A nickname stands only for the place in its borough.
    ...canonicalNames(name)
      .filter((canonical) => canonical !== name)
      .flatMap((canonical) => found.get(canonical) ?? [])
      .filter(({ kind, borough }) => kind === 'neighbourhood' && boroughs.has(borough)),
  ];
  // A street whose name is only a number is an error in a feed.
  const isNumber = /^\d+$/.test(name);
  const usable = isNumber ? listed.filter(({ kind }) => kind === 'zip_code') : listed;
  return usable.length + known.length > 0 ? { text: name, found: unique(usable), known } : null;
}

function unique(places: readonly FoundPlace[]): FoundPlace[] {
  const byKey = new Map(
    places.map((place) => [`${place.kind} ${place.text} ${place.borough}`, place]),
  );
  return [...byKey.values()];
}
