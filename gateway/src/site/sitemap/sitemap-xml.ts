import { LANGUAGE_CODES, localizedPath } from '@phantom/registry';
import { escapeHtml } from '@phantom/service-kit';
import type { SitePage } from './sitemap-pages.service.js';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** Pages in one chunk: some milliseconds of work for the event loop. */
const AT_ONCE = 200;

/** Bytes of a sitemap without its pages. */
export const FRAME_SIZE = 300;

export function* urlset(pages: readonly SitePage[], origin: string): Generator<string> {
  yield `${HEAD}<urlset xmlns="${SITEMAPS}" xmlns:xhtml="${XHTML}">\n`;
  for (let start = 0; start < pages.length; start += AT_ONCE) {
    const some = pages.slice(start, start + AT_ONCE);
    yield some.map((page) => urlsOf(page, origin)).join('');
  }
  yield '</urlset>\n';
}

/** The index of a sitemap that is too long for one document. */
export const sitemapIndex = (parts: readonly SitePage[]): string => {
  const entries = parts.map(({ path, lastmod }) => {
    return `<sitemap><loc>${escapeHtml(path)}</loc>${lastmodElement(lastmod)}</sitemap>\n`;
  });
  return `${HEAD}<sitemapindex xmlns="${SITEMAPS}">\n${entries.join('')}</sitemapindex>\n`;
};

/** The page in each language, each with links to all languages. */
export const urlsOf = ({ path, lastmod }: SitePage, origin: string): string => {
  const urls = LANGUAGE_CODES.map((code) => escapeHtml(origin + localizedPath(path, code)));
  const alternates = [
    ...LANGUAGE_CODES.map((code, index) => alternate(code, urls[index] ?? '')),
    // The path without a language is for visitors with another language.
    alternate('x-default', escapeHtml(origin + path)),
  ].join('');
  const rest = lastmodElement(lastmod) + alternates;
  return urls.map((url) => `<url><loc>${url}</loc>${rest}</url>\n`).join('');
};

/** The maximum size of `urlsOf`, in bytes. */
export const largestSize = ({ path }: SitePage, origin: string): number => {
  const address = origin.length + '/xx'.length + escapeHtml(path).length;
  return LANGUAGE_CODES.length * (MARKUP + (LANGUAGE_CODES.length + 2) * address);
};

/** The maximum size of a `<url>` without its addresses, in bytes. */
const MARKUP = 500;

const alternate = (hreflang: string, href: string): string =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;

const lastmodElement = (lastmod: string | undefined): string =>
  lastmod ? `<lastmod>${lastmod}</lastmod>` : '';

/** The limits of sitemaps.org for one uncompressed document. */
const MAX_URLS = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;

/** Splits pages into documents within the limits, in order. There is at least one document. */
export const sitemapParts = (
  pages: readonly SitePage[],
  origin: string,
  { mostUrls = MAX_URLS, mostBytes = MAX_BYTES } = {},
): SitePage[][] => {
  const mostPages = Math.floor(mostUrls / LANGUAGE_CODES.length);
  let part: SitePage[] = [];
  let bytes = FRAME_SIZE;
  const parts = [part];
  for (const page of pages) {
    const size = largestSize(page, origin);
    if (part.length === mostPages || bytes + size > mostBytes) {
      parts.push((part = []));
      bytes = FRAME_SIZE;
    }
    part.push(page);
    bytes += size;
  }
  return parts;
};
