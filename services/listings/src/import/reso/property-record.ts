/** A record of the resource Property, as JSON has it. Nothing in it is certain. */
export type PropertyRecord = Readonly<Record<string, unknown>>;

/** A text on one line. Null when it is empty or no text. */
export function textOf(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return null;
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim() || null;
}

/** A number as the cell of a file has it. Empty when there is none. */
export function cellOf(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}

/** A value of a lookup in one spelling: texts have blanks (`Active Under Contract`), enumerations do not. */
export function lookupKey(value: unknown): string {
  return typeof value === 'string' ? value.toLowerCase().replaceAll(/[^a-z0-9]/g, '') : '';
}

/** The values of a lookup with several. Some servers send them as one text. */
export function lookupKeys(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : String(value ?? '').split(',');
  return values.map(lookupKey).filter((key) => key !== '');
}

/** What a yes/no field forbids. Without a value it forbids nothing. */
export function isNo(value: unknown): boolean {
  return value === false || ['false', 'n', 'no'].includes(lookupKey(value));
}

/** The expanded records of another resource. Undefined when they were not expanded. */
export function expandedOf(value: unknown): PropertyRecord[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.filter((each): each is PropertyRecord => typeof each === 'object' && each !== null);
}

/** Whether a value is a time with a zone, as `Edm.DateTimeOffset` is. */
export const isTimestamp = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,12})?)?(Z|[+-]\d\d:\d\d)$/.test(value) &&
  !Number.isNaN(Date.parse(value));
