import { boroughByPoint } from '../../common/borough-by-point.js';
import { type Borough, boroughByZip, parseBorough } from '../../common/borough.js';
import { neighbourhoodName } from '../../common/neighbourhood-name.js';
import type { Note } from './feed.js';
import { parseNumber } from './numbers.js';
import { UnusableRow } from './reasons.js';

interface Point {
  latitude: number;
  longitude: number;
}

/** Finds the borough by the coordinates, else by the ZIP code. @throws UnusableRow when neither is in New York City */
export function readSalePlace(
  cells: { latitude: string; longitude: string; zip: string },
  note: Note,
) {
  const point = readPoint(cells, note);
  return {
    Latitude: point?.latitude ?? null,
    Longitude: point?.longitude ?? null,
    Borough: tellBorough(point, cells.zip, note),
  };
}

function tellBorough(point: Point | null, zip: string, note: Note): Borough {
  const byZip = boroughByZip(zip);
  const byPoint = point && boroughByPoint(point.latitude, point.longitude);
  const borough = byPoint ?? byZip;
  if (!borough) throw new UnusableRow('outside-new-york', zip);
  if (point && !byPoint) note('coordinates-off-land', `${point.latitude}, ${point.longitude}`);
  if (byPoint && byZip && byPoint !== byZip)
    note('coordinates-against-zip', `${byPoint}, not ${byZip} (${zip})`);
  return borough;
}

function readPoint(cells: { latitude: string; longitude: string }, note: Note): Point | null {
  const latitude = parseNumber(cells.latitude) ?? Number.NaN;
  const longitude = parseNumber(cells.longitude) ?? Number.NaN;
  if (isAboutNewYork(latitude, longitude)) return { latitude, longitude };
  note('coordinates-unusable', `${cells.latitude}, ${cells.longitude}`);
  return null;
}

function isAboutNewYork(latitude: number, longitude: number): boolean {
  return latitude > 40.4 && latitude < 41 && longitude > -74.3 && longitude < -73.65;
}

const cities = new Set(['new york', 'new york city', 'ny', 'nyc']);
// The postal cities of Queens are neighbourhoods, except these two, which contain dozens.
const broadCities = new Set(['Flushing', 'Jamaica']);

/**
 * The feed has cut a list of address parts at fixed positions, so the columns are shifted by up to three. The county
 * is always recognisable. After it come the city or borough, the neighbourhood if something follows it, and the
 * street.
 *
 * @param parts ADMINISTRATIVE_AREA_LEVEL_2, LOCALITY, SUBLOCALITY, STREET_NAME and LONG_NAME
 * @param city the postal city
 */
export function readLocality(parts: readonly string[], city: string, note: Note) {
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
