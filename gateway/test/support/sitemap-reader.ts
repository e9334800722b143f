import { SaxesParser } from 'saxes';

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

export interface SitemapUrl {
  loc: string;
  lastmod?: string;
  /** Addresses by their language. */
  alternates: Record<string, string>;
}

/** The addresses of a sitemap, read as XML; throws at a document that is not well-formed. */
export const sitemapOf = (xml: string): SitemapUrl[] => read(xml, 'urlset', 'url');

/** The sitemaps of an index. */
export const linksIn = (xml: string): string[] =>
  read(xml, 'sitemapindex', 'sitemap').map(({ loc }) => loc);

const read = (xml: string, root: string, entry: string): SitemapUrl[] => {
  const urls: SitemapUrl[] = [];
  const open: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    open.push(local);
    if (uri === SITEMAPS && open.join('/') === `${root}/${entry}`) {
      urls.push({ loc: '', alternates: {} });
    }
    const { rel, hreflang, href } = attributes;
    const url = urls.at(-1);
    if (uri === XHTML && local === 'link' && rel?.value === 'alternate' && url) {
      url.alternates[hreflang?.value ?? ''] = href?.value ?? '';
    }
  });
  parser.on('text', (text) => {
    const [, , field] = open;
    const url = urls.at(-1);
    if (url && field === 'loc') url.loc += text;
    if (url && field === 'lastmod') url.lastmod = text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return urls;
};
