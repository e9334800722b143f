/** The five boroughs. */
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

/**
 * Reads a borough as people and feeds write it (`Staten Island`, `the_bronx`, `Kings County`).
 * Null when there is no such borough.
 */
export function parseBorough(text: string): Borough | null {
  const wanted = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  return BOROUGHS.find((borough) => borough === wanted) ?? otherNames.get(wanted) ?? null;
}
