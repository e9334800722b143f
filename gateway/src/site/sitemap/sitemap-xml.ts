import { LANGUAGE_CODES, localizedPath } from '@phantom/registry';
import { escapeHtml } from '@phantom/service-kit';
import type { SitePage } from './sitemap-pages.service.js';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** Pages that are written at once: some milliseconds of work between two turns of the event loop. */
const AT_ONCE = 200;

/** Bytes of a sitemap beside its pages. */
export const FRAME_SIZE = 300;

/** A sitemap, piece by piece. */
export function* urlset(pages: readonly SitePage[], origin: string): Generator<string> {
  yield `${HEAD}<urlset xmlns="${SITEMAPS}" xmlns:xhtml="${XHTML}">\n`;
  for (let start = 0; start < pages.length; start += AT_ONCE) {
    const some = pages.slice(start, start + AT_ONCE);
    yield some.map((page) => urlsOf(page, origin)).join('');
  }
  yield '</urlset>\n';
}

/** Leads to the parts of a sitemap that is too long for one document. */
export const sitemapIndex = (parts: readonly SitePage[]): string => {
  const entries = parts.map(({ path, lastmod }) => {
    return `<sitemap><loc>${escapeHtml(path)}</loc>${lastmodElement(lastmod)}</sitemap>\n`;
  });
  return `${HEAD}<sitemapindex xmlns="${SITEMAPS}">\n${entries.join('')}</sitemapindex>\n`;
};

/** A page in each language, and each time where all the others are. */
export const urlsOf = ({ path, lastmod }: SitePage, origin: string): string => {
  const urls = LANGUAGE_CODES.map((code) => escapeHtml(origin + localizedPath(path, code)));
  const alternates = [
    ...LANGUAGE_CODES.map((code, index) => alternate(code, urls[index] ?? '')),
    // Who reads none of the languages gets the visitor's choice, on the plain path.
    alternate('x-default', escapeHtml(origin + path)),
  ].join('');
  const rest = lastmodElement(lastmod) + alternates;
  return urls.map((url) => `<url><loc>${url}</loc>${rest}</url>\n`).join('');
};

/** Bytes that `urlsOf` takes at most. */
export const largestSize = ({ path }: SitePage, origin: string): number => {
  const address = origin.length + '/xx'.length + escapeHtml(path).length;
  return LANGUAGE_CODES.length * (MARKUP + (LANGUAGE_CODES.length + 2) * address);
};

/** Bytes of a `<url>` without its addresses, at most. */
const MARKUP = 500;

const alternate = (hreflang: string, href: string): string =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;

const lastmodElement = (lastmod: string | undefined): string =>
  lastmod ? `<lastmod>${lastmod}</lastmod>` : '';

/** The limits of sitemaps.org for one document, uncompressed. */
const MOST_URLS = 50_000;
const MOST_BYTES = 50 * 1024 * 1024;

/** Splits pages into documents that crawlers take, in their order. There is always one. */
export const sitemapParts = (
  pages: readonly SitePage[],
  origin: string,
  { mostUrls = MOST_URLS, mostBytes = MOST_BYTES } = {},
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
