/** The valid entries of a stored list. Another version of this site, or a person, may have written it. */
export const readList = <Entry>(
  stored: unknown,
  max: number,
  read: (entry: Record<string, unknown>) => Entry | undefined,
): Entry[] =>
  (Array.isArray(stored) ? stored : [])
    .map((entry: unknown) => (isRecord(entry) ? read(entry) : undefined))
    .filter((entry) => entry !== undefined)
    .slice(0, max);

/** The range that the service accepts as the id of a listing. */
export const isId = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= 2_147_483_647;

export const readText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, 200) : null;

export const readAmount = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;

export const hasId = (entries: { id: number }[], id: number): boolean =>
  entries.some((entry) => entry.id === id);

/** The first entry of each listing. */
export const uniqueById = <Entry extends { id: number }>(entries: Entry[]): Entry[] =>
  entries.filter(({ id }, index) => entries.findIndex((other) => other.id === id) === index);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
