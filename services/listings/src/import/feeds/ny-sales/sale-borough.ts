import { boroughByPoint } from '../../../geography/borough-by-point.js';
import { boroughByZip } from '../../../geography/borough-by-zip.js';
import type { Borough } from '../../../geography/borough.js';
import { UnusableRow } from '../../reasons.js';
import type { Note } from '../feed.js';
import { parseNumber } from '../numbers.js';

export interface SalePlace {
  Latitude: number | null;
  Longitude: number | null;
  Borough: Borough;
}

interface Point {
  latitude: number;
  longitude: number;
}

/**
 * Tells the borough by the land that holds the coordinates, else by the ZIP code.
 *
 * @throws UnusableRow when neither is in New York City
 */
export function readSalePlace(
  cells: { latitude: string; longitude: string; zip: string },
  note: Note,
): SalePlace {
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
