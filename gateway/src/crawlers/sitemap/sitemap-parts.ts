import { LANGUAGE_CODES } from '@phantom/registry';
import type { SitePage } from './page-of-entry.js';
import { FRAME_SIZE, largestSize } from './sitemap-xml.js';

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
