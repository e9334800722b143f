/** The usable entries of a list that lies on the device; another version of this site, or another person, wrote it. */
export const readList = <Entry>(
  stored: unknown,
  most: number,
  read: (entry: Record<string, unknown>) => Entry | undefined,
): Entry[] =>
  (Array.isArray(stored) ? stored : [])
    .map((entry: unknown) => (isRecord(entry) ? read(entry) : undefined))
    .filter((entry) => entry !== undefined)
    .slice(0, most);

/** What the service takes as the number of a home. */
export const isId = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= 2_147_483_647;

export const readText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, 200) : null;

export const readAmount = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;

/** A list with one entry for each home, the first it has. */
export const oneEach = <Entry extends { id: number }>(entries: Entry[]): Entry[] =>
  entries.filter(({ id }, index) => entries.findIndex((other) => other.id === id) === index);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
