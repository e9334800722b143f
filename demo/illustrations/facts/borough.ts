export const BOROUGHS = ['Manhattan', 'Brooklyn', 'Queens', 'Bronx', 'Staten Island'] as const;
export type Borough = (typeof BOROUGHS)[number];

/** The borough of a text, case-insensitively; Manhattan when it names none. */
export function boroughOf(text: string | null | undefined): Borough {
  const wanted = (text ?? '').toLowerCase();
  return BOROUGHS.find((borough) => wanted.includes(borough.toLowerCase())) ?? 'Manhattan';
}
