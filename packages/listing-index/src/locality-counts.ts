import type { Bitmap } from './bitmap.js';
import type { ListingIndex } from './listing-index.js';

type LocalityKind = 'neighbourhood' | 'zip_code' | 'street';

/** Number of listings by neighbourhood, ZIP code and street of each borough. */
export class LocalityCounts {
  private readonly counts = new Map<string, number>();

  get({ kind, text, borough }: { kind: LocalityKind; text: string; borough: string }): number {
    return this.counts.get(keyOf(kind, text, borough)) ?? 0;
  }

  add(kind: LocalityKind, text: string | null, borough: string, count: number): void {
    if (text === null || count === 0) return;
    const key = keyOf(kind, text, borough);
    this.counts.set(key, (this.counts.get(key) ?? 0) + count);
  }
}

const keyOf = (kind: string, text: string, borough: string): string => `${kind} ${borough} ${text}`;

export function countLocalities(index: ListingIndex, rows: Bitmap): LocalityCounts {
  const { columns, localities, streets } = index;
  const boroughs = [...new Set(localities.values.map(({ borough }) => borough))];
  const boroughOf = Uint8Array.from(localities.values, ({ borough }) => boroughs.indexOf(borough));
  const byLocality = new Int32Array(localities.values.length);
  const byStreet = new Int32Array(streets.values.length * boroughs.length);
  for (const row of rows.rows()) {
    const locality = columns.locality[row] as number;
    const borough = boroughOf[locality] as number;
    const street = (columns.street[row] as number) * boroughs.length + borough;
    byLocality[locality] = (byLocality[locality] as number) + 1;
    byStreet[street] = (byStreet[street] as number) + 1;
  }
  const counts = new LocalityCounts();
  localities.values.forEach(({ neighbourhood, zipCode, borough }, code) => {
    const count = byLocality[code] as number;
    counts.add('neighbourhood', neighbourhood, borough, count);
    counts.add('zip_code', zipCode, borough, count);
  });
  byStreet.forEach((count, at) => {
    const street = streets.values[Math.floor(at / boroughs.length)] as string | null;
    counts.add('street', street, boroughs[at % boroughs.length] as string, count);
  });
  return counts;
}
