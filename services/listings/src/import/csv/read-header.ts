import { parse } from 'csv-parse/sync';
import { mendText } from './mend-text.js';

/** The column names of a file's first line; none when it is not CSV. */
export function readHeader(bytes: string): string[] {
  try {
    const [names = []] = parse(bytes, { relax_quotes: true });
    return names.map((name) => mendText(name).text);
  } catch {
    return [];
  }
}
