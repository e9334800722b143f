export const BOROUGHS = ['Manhattan', 'Brooklyn', 'Queens', 'Bronx', 'Staten Island'] as const;
export type Borough = (typeof BOROUGHS)[number];

/** The borough that a fact means, whatever its case; Manhattan when it says nothing of use. */
export function boroughOf(text: string | null | undefined): Borough {
  const wanted = (text ?? '').toLowerCase();
  return BOROUGHS.find((borough) => wanted.includes(borough.toLowerCase())) ?? 'Manhattan';
}
