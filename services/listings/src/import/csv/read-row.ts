import { mendText } from './mend-text.js';
import type { Row } from './row.js';

/**
 * Picks the wanted columns out of a record and decodes them. Others are never decoded, let alone kept.
 *
 * @param cells a byte a character, in the order of `header`
 */
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
    const decoded = mendText(cells[header.indexOf(column)] ?? '');
    texts[column] = decoded.text;
    if (decoded.mended) mended.push({ column, how: decoded.mended });
    if (decoded.lost) lost.add(column);
  }
  return { line, cells: texts, mended, lost };
}
