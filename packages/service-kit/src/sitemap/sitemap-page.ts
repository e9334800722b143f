import type { SitemapAnswerDto } from './sitemap.dto.js';

/** A record that has a page. */
export interface SitemapRow {
  id: number;
  /** When its content changed. */
  updatedAt: Date;
}

/**
 * The answer of a call that lists pages for the sitemap.
 *
 * @param rows those after the cursor, in the order of their ids, one more than `limit` where there are more
 */
export function sitemapPage(rows: readonly SitemapRow[], limit: number): SitemapAnswerDto {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    error: 0,
    list: page.map(({ id, updatedAt }) => ({ id, updated_at: updatedAt.toISOString() })),
    next: last && rows.length > limit ? String(last.id) : null,
  };
}
