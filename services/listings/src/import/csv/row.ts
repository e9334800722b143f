import { parse } from 'csv-parse/sync';
import { repairText } from './text-repair.js';

/** The decoded cells of a record. It has only the columns that the feed reads. */
export interface Row<Column extends string = string> {
  line: number;
  cells: Readonly<Record<Column, string>>;
  /** Columns with repaired text. */
  mended: readonly { column: Column; how: string }[];
  /** Columns with destroyed characters. */
  lost: ReadonlySet<Column>;
}

/** The column names in the first line. Empty when it is not CSV. */
export function readHeader(bytes: string): string[] {
  try {
    const [names = []] = parse(bytes, { relax_quotes: true });
    return names.map((name) => repairText(name).text);
  } catch {
    return [];
  }
}

/** Other columns are never decoded or stored. @param cells one character per byte, in the order of `header` */
export function readRow<Column extends string>(
  line: number,
  header: readonly string[],
  cells: readonly string[],
  columns: readonly Column[],
): Row<Column> {
  const mended: Row<Column>['mended'][number][] = [];
  const lost = new Set<Column>();
  const texts = {} as Record<Column, string>;
  for (const column of columns) {
    const decoded = repairText(cells[header.indexOf(column)] ?? '');
    texts[column] = decoded.text;
    if (decoded.mended) mended.push({ column, how: decoded.mended });
    if (decoded.lost) lost.add(column);
  }
  return { line, cells: texts, mended, lost };
}
