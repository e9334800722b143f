export const BOROUGHS = ['queens', 'manhattan', 'brooklyn', 'bronx', 'staten-island'] as const;
export type Borough = (typeof BOROUGHS)[number];

const otherNames = new Map<string, Borough>([
  ['new-york-county', 'manhattan'],
  ['kings-county', 'brooklyn'],
  ['queens-county', 'queens'],
  ['bronx-county', 'bronx'],
  ['richmond-county', 'staten-island'],
  ['the-bronx', 'bronx'],
]);

/** Parses a borough as people and feeds write it (`Staten Island`, `the_bronx`, `Kings County`). Null for other names. */
export function parseBorough(text: string): Borough | null {
  const wanted = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  return BOROUGHS.find((borough) => borough === wanted) ?? otherNames.get(wanted) ?? null;
}

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

// The other codes of 110xx are in Nassau County. These serve Queens too.
const queensAtTheCityLine = new Set(['11001', '11004', '11005', '11040']);

/** The borough of a five-digit ZIP code. Null when it is not in New York City. */
export function boroughByZip(zip: string): Borough | null {
  if (!/^\d{5}$/.test(zip)) return null;
  if (queensAtTheCityLine.has(zip)) return 'queens';
  return byPrefix[zip.slice(0, 3)] ?? null;
}
