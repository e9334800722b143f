/** Control characters but for the line feed: none is typed, and PostgreSQL takes no zero byte. */
const CONTROL = /(?!\n)\p{Cc}/gu;

/** One line: white space of any kind, line breaks too, becomes a single blank. What is no text stays. */
export const oneLine = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/[\s\p{Cc}]+/gu, ' ').trim() : value;

/** Text with its line breaks, without other control characters and white space around it. */
export const textBlock = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(CONTROL, '').trim()
    : value;

/** An empty field of a form was not filled in. */
export const emptyAsAbsent = (value: unknown): unknown =>
  value === '' || value === null ? undefined : value;

/** A field of a row that is to be emptied. */
export const nullAsEmpty = (value: unknown): unknown => (value === null ? '' : value);
