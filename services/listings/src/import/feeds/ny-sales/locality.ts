import { parseBorough } from '../../../geography/borough.js';
import { neighbourhoodName } from '../../../geography/neighbourhood-name.js';
import type { Note } from '../feed.js';

/** What the geocoder's columns tell once they are in their places. */
export interface Locality {
  CountyOrParish: string | null;
  SubdivisionName: string | null;
}

const cities = new Set(['new york', 'new york city', 'ny', 'nyc']);
// The post office's cities of Queens are its neighbourhoods, but for these two, which span dozens.
const broadCities = new Set(['Flushing', 'Jamaica']);

/**
 * Reads ADMINISTRATIVE_AREA_LEVEL_2, LOCALITY, SUBLOCALITY, STREET_NAME and LONG_NAME.
 *
 * The feed cut a list of address parts at fixed places, so the columns are shifted by none to three, by how
 * many parts stood before. One part is certain, the county, and the others are told by their place after it:
 * city or borough, then a neighbourhood if something follows it, then the street.
 *
 * @param parts the five cells, in the feed's order
 * @param city the postal city
 */
export function readLocality(parts: readonly string[], city: string, note: Note): Locality {
  const at = parts.findIndex((part) => part.endsWith(' County'));
  const county = parts[at] ?? null;
  if (at !== 0) note('locality-shifted', county ? `county in column ${at + 1}` : 'no county');
  const names = [city, neighbourhoodAfter(parts, at)].filter((name) => !isCity(name));
  const [name = null] = [...names.filter((name) => !broadCities.has(name)), ...names];
  return { CountyOrParish: county, SubdivisionName: name && neighbourhoodName(name) };
}

function neighbourhoodAfter(parts: readonly string[], county: number): string {
  const [place = '', street = ''] = county === -1 ? [] : parts.slice(county + 2);
  return street === '' || /\d/.test(place) ? '' : place;
}

function isCity(name: string): boolean {
  const plain = name.toLowerCase().replace(/ ny$/, '');
  return plain === '' || cities.has(plain) || parseBorough(plain) !== null;
}
