import { parse } from 'csv-parse/sync';

/** The cells of one record; undefined when a quote in it is never closed. */
export function parseCells(text: string): string[] | undefined {
  try {
    const [cells] = parse(text, { relax_column_count: true, relax_quotes: true });
    return cells;
  } catch {
    return undefined;
  }
}
