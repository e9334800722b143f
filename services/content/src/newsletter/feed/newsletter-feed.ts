import { atomFeed } from '../../feed/atom-feed.js';
import type { FeedSite } from '../../feed/feed-site.js';
import { inLanguage } from '../../language/in-language.js';
import type { Newsletter } from '../newsletter.entity.js';
import { FEED_TEXT } from './feed-text.js';

/** The Atom feed of newsletters, which come newest first. */
export function newsletterFeed(site: FeedSite, newsletters: Newsletter[]): string {
  return atomFeed({
    site,
    paths: { feed: '/feeds/newsletters.xml', page: '/news-letter' },
    ...FEED_TEXT[site.lang],
    entries: newsletters.map(({ id, publishedAt, updatedAt, texts }) => {
      const { title, body } = inLanguage(texts, site.lang);
      return { path: `/single-news-letter/${id}`, title, body, publishedAt, updatedAt };
    }),
  });
}
