import type { Row } from './csv/row.js';
import type { Feed } from './feeds/feed.js';
import { UnusableRow } from './reasons.js';

/** The keys of the listings that these rows are about; none of a row that does not tell. */
export function keysOf(feed: Feed, rows: readonly Row[]): string[] {
  return [...new Set(rows.flatMap((row) => keyOf(feed, row)))];
}

function keyOf(feed: Feed, row: Row): string[] {
  try {
    return [feed.keyOf(row)];
  } catch (error) {
    if (error instanceof UnusableRow) return [];
    throw error;
  }
}
