import { parse } from 'csv-parse/sync';

/** Lines are told apart before; a carriage return within one is a character of its cell. */
const options = { record_delimiter: '\n', relax_column_count: true, relax_quotes: true } as const;

/** The cells of one record; undefined when a quote in it is never closed. */
export function parseCells(text: string): string[] | undefined {
  try {
    const [cells] = parse(text, options);
    return cells;
  } catch {
    return undefined;
  }
}

/**
 * The cells of lines each of which is a record of its own; undefined when not all are. csv-parse takes ten times as
 * long for as many lines one by one.
 */
export function parseLines(lines: readonly string[], columns: number): string[][] | undefined {
  const ends: number[] = [];
  const onRecord = (record: string[], info: { lines: number }) => {
    ends.push(info.lines);
    return record;
  };
  try {
    const records = parse(lines.join('\n'), { ...options, on_record: onRecord });
    const isOneEach = (cells: string[], at: number) =>
      cells.length === columns && ends[at] === at + 1;
    return records.length === lines.length && records.every(isOneEach) ? records : undefined;
  } catch {
    return undefined;
  }
}
