/** Control characters except the line feed. PostgreSQL refuses a zero byte. */
const CONTROL = /(?!\n)\p{Cc}/gu;

/** Replaces any white space, line breaks too, by single blanks. Returns other values unchanged. */
export const oneLine = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/[\s\p{Cc}]+/gu, ' ').trim() : value;

/** Keeps line breaks, and removes other control characters and surrounding white space. */
export const textBlock = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(CONTROL, '').trim()
    : value;

/** An empty field of a form counts as absent. */
export const emptyAsAbsent = (value: unknown): unknown =>
  value === '' || value === null ? undefined : value;

/** Null empties a field of a row. */
export const nullAsEmpty = (value: unknown): unknown => (value === null ? '' : value);
