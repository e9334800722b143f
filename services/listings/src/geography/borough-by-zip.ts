import type { Borough } from './borough.js';

const byPrefix: Readonly<Record<string, Borough>> = {
  '100': 'manhattan',
  '101': 'manhattan',
  '102': 'manhattan',
  '103': 'staten-island',
  '104': 'bronx',
  '111': 'queens',
  '112': 'brooklyn',
  '113': 'queens',
  '114': 'queens',
  '116': 'queens',
};

// The rest of 110xx lies in Nassau County; these serve the Queens side of the city line.
const queensAtTheCityLine = new Set(['11001', '11004', '11005', '11040']);

/** The borough that a five-digit ZIP code serves, or null when it serves none of New York City. */
export function boroughByZip(zip: string): Borough | null {
  if (!/^\d{5}$/.test(zip)) return null;
  if (queensAtTheCityLine.has(zip)) return 'queens';
  return byPrefix[zip.slice(0, 3)] ?? null;
}
