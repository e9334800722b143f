import { MAX_CACHED_URL } from '../../cache/cache-policy.js';

/** The same for all URLs that differ in the order of their parameters only; undefined for a URL that is too long. */
export const normalizedUrl = (url: string): string | undefined => {
  if (url.length > MAX_CACHED_URL) return undefined;
  const start = url.indexOf('?');
  if (start < 0) return url;
  const query = url.slice(start + 1);
  if (!query.includes('&')) return query ? url : url.slice(0, start);
  return `${url.slice(0, start)}?${sortedByName(query)}`;
};

/** Parameters of one name keep their order: the first or the last may be the one that counts. */
const sortedByName = (query: string): string =>
  query
    .split('&')
    .filter(Boolean)
    .map((pair) => ({ pair, name: pair.split('=', 1)[0] ?? '' }))
    .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0))
    .map(({ pair }) => pair)
    .join('&');
