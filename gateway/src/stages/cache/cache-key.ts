import { type Language, preferredLanguage } from '@phantom/service-kit';
import { LRUCache } from 'lru-cache';

/** Characters. Nobody who means it asks for longer ones. */
const LONGEST_URL = 500;

const languages = new LRUCache<string, Language>({ max: 500 });

/** The language of the answer to an `Accept-Language`. */
export const responseLanguage = (header = ''): Language => {
  const known = languages.get(header);
  if (known) return known;
  const language = preferredLanguage(header);
  if (header.length < 200) languages.set(header, language);
  return language;
};

/** The same for all URLs that differ in the order of their parameters only; undefined if too long. */
export const normalizedUrl = (url: string): string | undefined => {
  if (url.length > LONGEST_URL) return undefined;
  const start = url.indexOf('?');
  if (start < 0) return url;
  const query = url.slice(start + 1);
  if (!query.includes('&')) return query ? url : url.slice(0, start);
  return `${url.slice(0, start)}?${sortedByName(query)}`;
};

/** Parameters of one name keep their order: the last or the first may be the one that counts. */
const sortedByName = (query: string): string =>
  query
    .split('&')
    .filter(Boolean)
    .map((pair) => ({ pair, name: pair.split('=', 1)[0] ?? '' }))
    .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0))
    .map(({ pair }) => pair)
    .join('&');
