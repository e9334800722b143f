import { readFileSync } from 'node:fs';
import type { Borough } from '../common/borough.js';
import type { KnownPlace } from '../common/gazetteer.js';

/** The areas of the city's recorded sales, by borough and by the neighbourhood that they lie in. */
export const SALE_AREAS = JSON.parse(
  readFileSync(new URL('../../data/sale-areas.json', import.meta.url), 'utf8'),
) as Partial<Record<Borough, Record<string, string[]>>>;

/** The names of a place and of its parts in the fields of listings. */
export const listedNames = ({ name, aliases, includes }: KnownPlace): string[] => [
  ...new Set([name, ...aliases, ...includes]),
];

/** The areas of the city's records that lie in a place or in one of its parts. */
export function saleAreasOf({ name, borough, includes }: KnownPlace): string[] {
  const areas = SALE_AREAS[borough] ?? {};
  return [...new Set([name, ...includes].flatMap((part) => areas[part] ?? []))];
}

/** `KINGSBRIDGE HTS/UNIV HTS` gives Kingsbridge Hts/Univ Hts. */
export const areaName = (area: string): string =>
  area.toLowerCase().replaceAll(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());

/** The places nearest to a place, by straight lines. */
export function nearest(
  { latitude, longitude }: Pick<KnownPlace, 'latitude' | 'longitude'>,
  places: readonly KnownPlace[],
  count: number,
): KnownPlace[] {
  // A degree of longitude is shorter than one of latitude.
  const width = Math.cos((latitude * Math.PI) / 180);
  const distance = (place: KnownPlace) =>
    Math.hypot(place.latitude - latitude, (place.longitude - longitude) * width);
  return places.toSorted((one, other) => distance(one) - distance(other)).slice(0, count);
}
