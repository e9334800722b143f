import { escapeHtml } from '@phantom/service-kit';
import { Feed } from 'feed';
import { feedBase, type FeedSite, lastChange, withWholeAddresses } from './feed-site.js';

interface AtomEntry {
  /** Under which the entry is read on the site, without its language. */
  path: string;
  title: string;
  /** HTML that has passed `safeHtml`. */
  body: string;
  publishedAt: Date;
  updatedAt: Date;
}

export interface AtomContent {
  site: FeedSite;
  /** Of the feed, without its language, and of the page that lists what is in it. */
  paths: { feed: string; page: string };
  title: string;
  subtitle: string;
  /** Newest first. */
  entries: AtomEntry[];
}

/** An Atom feed with whole texts, and whole addresses in the reader's language. */
export function atomFeed({ site, paths, title, subtitle, entries }: AtomContent): string {
  const base = feedBase(site);
  const address = `${base}${paths.feed}`;
  const feed = new Feed({
    id: address,
    feed: address,
    link: `${base}${paths.page}`,
    title: `${site.company}: ${title}`,
    description: subtitle,
    author: { name: site.company },
    generator: false,
    updated: lastChange(entries),
  });
  for (const { path, title: heading, body, publishedAt, updatedAt } of entries) {
    feed.addItem({
      link: `${base}${path}`,
      // The library writes titles as HTML.
      title: escapeHtml(heading),
      content: withWholeAddresses(body, base),
      published: publishedAt,
      date: updatedAt,
    });
  }
  return feed.atom1();
}
