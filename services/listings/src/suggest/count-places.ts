import { type Borough, BOROUGHS } from '../geography/borough.js';
import type { Bitmap } from '../search/bitmap.js';
import type { HomeIndex } from '../search/home-index.js';
import type { FoundPlace } from './place-finder.js';

/** How many of some homes are in each place. */
export class PlaceCounts {
  private readonly counts = new Map<string, number>();

  get({ kind, text, borough }: Pick<FoundPlace, 'kind' | 'text' | 'borough'>): number {
    return this.counts.get(keyOf(kind, text, borough)) ?? 0;
  }

  add(kind: FoundPlace['kind'], text: string | null, borough: Borough, count: number): void {
    if (text === null || count === 0) return;
    const key = keyOf(kind, text, borough);
    this.counts.set(key, (this.counts.get(key) ?? 0) + count);
  }
}

const keyOf = (kind: string, text: string, borough: Borough): string =>
  `${kind} ${borough} ${text}`;

/** @param rows of the index */
export function countPlaces(index: HomeIndex, rows: Bitmap): PlaceCounts {
  const { columns, places, streets } = index;
  const boroughOf = Uint8Array.from(places.all, ({ borough }) => BOROUGHS.indexOf(borough));
  const inPlaces = new Int32Array(places.all.length);
  const onStreets = new Int32Array(streets.all.length * BOROUGHS.length);
  for (const row of rows.rows()) {
    const place = columns.place[row] as number;
    const street = (columns.street[row] as number) * BOROUGHS.length + (boroughOf[place] as number);
    inPlaces[place] = (inPlaces[place] as number) + 1;
    onStreets[street] = (onStreets[street] as number) + 1;
  }
  const counts = new PlaceCounts();
  places.all.forEach(({ neighbourhood, zipCode, borough }, place) => {
    const count = inPlaces[place] as number;
    counts.add('neighbourhood', neighbourhood, borough, count);
    counts.add('zip_code', zipCode, borough, count);
  });
  onStreets.forEach((count, at) => {
    const street = streets.all[Math.floor(at / BOROUGHS.length)] as string | null;
    counts.add('street', street, BOROUGHS[at % BOROUGHS.length] as Borough, count);
  });
  return counts;
}
