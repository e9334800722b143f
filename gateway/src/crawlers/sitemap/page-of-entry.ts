/** A page of the site, once for all its languages. */
export interface SitePage {
  /** Without a language, percent-encoded. */
  path: string;
  /** When its content changed, in ISO 8601; undefined where nobody can tell. */
  lastmod?: string;
}

/**
 * The page that an entry means: the route's pattern with the entry's values for its params.
 *
 * @returns undefined if a value is missing
 */
export const pageOfEntry = (
  pattern: string,
  entry: Readonly<Record<string, unknown>>,
): SitePage | undefined => {
  const parts = pattern.split('/').map((part) => {
    return part.startsWith(':') ? segmentOf(entry[part.slice(1)]) : part;
  });
  if (parts.includes(undefined)) return undefined;
  return { path: parts.join('/'), ...lastmodOf(entry['updated_at']) };
};

const segmentOf = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' ? encodeURIComponent(text) : undefined;
};

const lastmodOf = (value: unknown): Pick<SitePage, 'lastmod'> => {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? {} : { lastmod: date.toISOString() };
};
