import {
  FRAME_SIZE,
  largestSize,
  sitemapIndex,
  sitemapParts,
  urlset,
  urlsOf,
} from './sitemap-xml.js';

const ORIGIN = 'https://example.com';
const XHTML = '<xhtml:link rel="alternate" hreflang=';

describe('urlset', () => {
  it('has each page in each language, with all alternates', () => {
    const xml = urlsOf({ path: '/history', lastmod: '2026-11-01T00:00:00.000Z' }, ORIGIN);
    const alternates = [
      `${XHTML}"en" href="https://example.com/history"/>`,
      `${XHTML}"de" href="https://example.com/de/history"/>`,
      `${XHTML}"it" href="https://example.com/it/history"/>`,
      `${XHTML}"ru" href="https://example.com/ru/history"/>`,
      `${XHTML}"es" href="https://example.com/es/history"/>`,
      `${XHTML}"x-default" href="https://example.com/history"/>`,
    ].join('');
    const url = (prefix: string) =>
      `<url><loc>https://example.com${prefix}/history</loc>` +
      `<lastmod>2026-11-01T00:00:00.000Z</lastmod>${alternates}</url>\n`;
    expect(xml).toBe(['', '/de', '/it', '/ru', '/es'].map(url).join(''));
  });

  it('escapes addresses', () => {
    expect(urlsOf({ path: `/x/o'neil&<` }, ORIGIN)).not.toMatch(/neil&<|o'neil/);
  });

  it('writes all pages', () => {
    const pages = Array.from({ length: 401 }, (_, id) => ({ path: `/x/${id}` }));
    const pieces = [...urlset(pages, ORIGIN)];
    const xml = pieces.join('');
    expect(pieces.length).toBeGreaterThan(3);
    expect(xml.match(/<loc>/g)).toHaveLength(401 * 5);
    expect(xml).toContain('<loc>https://example.com/es/x/400</loc>');
    expect([...urlset([], ORIGIN)].join('').length).toBeLessThan(FRAME_SIZE);
  });
});

describe('largestSize', () => {
  it.each(['/', '/x', `/x/${"'".repeat(300)}`, `/x/${'%D0%B4'.repeat(200)}`])(
    'is close above the size of %s',
    (path) => {
      const page = { path, lastmod: '2026-11-01T00:00:00.000Z' };
      const size = Buffer.byteLength(urlsOf(page, ORIGIN));
      expect(largestSize(page, ORIGIN)).toBeGreaterThanOrEqual(size);
      expect(largestSize(page, ORIGIN)).toBeLessThan(size * 1.5);
    },
  );
});

it('links the parts', () => {
  expect(sitemapIndex([{ path: `${ORIGIN}/sitemaps/1.xml`, lastmod: '2026-11-01' }])).toContain(
    '<sitemap><loc>https://example.com/sitemaps/1.xml</loc><lastmod>2026-11-01</lastmod></sitemap>',
  );
});

const pages = (count: number) => Array.from({ length: count }, (_, id) => ({ path: `/x/${id}` }));
const lengths = (parts: unknown[][]) => parts.map(({ length }) => length);

describe('sitemapParts', () => {
  it('makes one document for up to 50,000 addresses, five for each page', () => {
    expect(lengths(sitemapParts(pages(10_000), ORIGIN))).toEqual([10_000]);
    expect(lengths(sitemapParts(pages(10_001), ORIGIN))).toEqual([10_000, 1]);
  });

  it('keeps all pages in order', () => {
    const all = pages(23);
    expect(sitemapParts(all, ORIGIN, { mostUrls: 50 }).flat()).toEqual(all);
  });

  it('limits the bytes of each document', () => {
    const mostBytes = 100_000;
    const parts = sitemapParts(pages(100), ORIGIN, { mostBytes });
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts) {
      const size = Buffer.byteLength([...urlset(part, ORIGIN)].join(''));
      expect(size).toBeLessThanOrEqual(mostBytes);
    }
  });

  it('makes an empty document without pages', () => {
    expect(sitemapParts([], ORIGIN)).toEqual([[]]);
  });
});
