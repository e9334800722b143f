import type { Row } from './csv/row.js';
import type { Feed } from './feeds/feed.js';
import { UnusableRow } from './reasons.js';

/** The key of the listing that a row is about; null when it does not tell. */
export function keyOf(feed: Feed, row: Row): string | null {
  try {
    return feed.keyOf(row);
  } catch (error) {
    if (error instanceof UnusableRow) return null;
    throw error;
  }
}
