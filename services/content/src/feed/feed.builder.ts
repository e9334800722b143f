import { escapeHtml, FALLBACK_LANGUAGE, type Language } from '@phantom/service-kit';
import { Feed } from 'feed';

/** What a feed has of a list: the newest entries. A reader asks often, and keeps what it has read. */
export const NEWEST = { page: 1, limit: 100 };

/** The publisher and the language of a feed. */
export interface FeedContext {
  company: string;
  email: string;
  lang: Language;
  origin: string;
}

interface AtomEntry {
  /** Path of the entry's page, without the language. */
  path: string;
  /** Names the entry in place of `path`. Never changed: readers would list the entry twice. */
  idPath?: string;
  title: string;
  /** HTML, sanitized by `safeHtml`. */
  body: string;
  publishedAt: Date;
  updatedAt: Date;
}

interface AtomContent {
  /** Paths of the feed and of the page that lists its entries, without the language. */
  paths: { feed: string; page: string };
  title: string;
  subtitle: string;
  /** Newest first. */
  entries: AtomEntry[];
}

/** Builds an Atom feed with full texts and absolute addresses of pages in the language of the feed. */
export function buildAtomFeed(
  context: FeedContext,
  { paths, title, subtitle, entries }: AtomContent,
): string {
  const base = feedBaseUrl(context);
  const address = `${base}${paths.feed}`;
  const feed = new Feed({
    id: address,
    feed: address,
    link: `${base}${paths.page}`,
    title: `${context.company}: ${title}`,
    description: subtitle,
    author: { name: context.company },
    generator: false,
    updated: lastUpdate(entries),
  });
  for (const { path, idPath = path, title: heading, body, publishedAt, updatedAt } of entries) {
    feed.addItem({
      id: `${base}${idPath}`,
      link: `${base}${path}`,
      // The library declares titles as HTML and does not escape them.
      title: escapeHtml(heading),
      content: withAbsoluteLinks(body, base),
      published: publishedAt,
      date: updatedAt,
    });
  }
  return feed.atom1();
}

/** Returns the origin with the language prefix, so that the links of a feed lead to pages in its language. */
export const feedBaseUrl = ({ origin, lang }: Pick<FeedContext, 'origin' | 'lang'>): string =>
  lang === FALLBACK_LANGUAGE ? origin : `${origin}/${lang}`;

/** Returns the latest update. An empty feed has a fixed date: the current time would change its ETag on every request. */
export const lastUpdate = (rows: { updatedAt: Date }[]): Date =>
  new Date(Math.max(0, ...rows.map(({ updatedAt }) => updatedAt.getTime())));

/** Makes relative links absolute, because a feed is read outside the site. */
export const withAbsoluteLinks = (html: string, base: string): string =>
  html.replaceAll(/(<a href=")(\/(?!\/)[^"]*")/g, `$1${base}$2`);
