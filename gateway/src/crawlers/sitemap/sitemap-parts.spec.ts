import { sitemapParts } from './sitemap-parts.js';
import { urlset } from './sitemap-xml.js';

const ORIGIN = 'https://example.com';
const pages = (count: number) => Array.from({ length: count }, (_, id) => ({ path: `/x/${id}` }));
const lengths = (parts: unknown[][]) => parts.map(({ length }) => length);

describe('sitemapParts', () => {
  it('is one document up to 50,000 addresses, five for each page', () => {
    expect(lengths(sitemapParts(pages(10_000), ORIGIN))).toEqual([10_000]);
    expect(lengths(sitemapParts(pages(10_001), ORIGIN))).toEqual([10_000, 1]);
  });

  it('keeps every page, in order', () => {
    const all = pages(23);
    expect(sitemapParts(all, ORIGIN, { mostUrls: 50 }).flat()).toEqual(all);
  });

  it('never grows beyond the bytes that a document may have', () => {
    const mostBytes = 100_000;
    const parts = sitemapParts(pages(100), ORIGIN, { mostBytes });
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts) {
      const size = Buffer.byteLength([...urlset(part, ORIGIN)].join(''));
      expect(size).toBeLessThanOrEqual(mostBytes);
    }
  });

  it('is an empty document without pages', () => {
    expect(sitemapParts([], ORIGIN)).toEqual([[]]);
  });
});
