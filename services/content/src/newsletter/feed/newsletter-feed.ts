import { escapeHtml, FALLBACK_LANGUAGE, type Language } from '@phantom/service-kit';
import { Feed } from 'feed';
import { inLanguage } from '../../language/in-language.js';
import type { Newsletter } from '../newsletter.entity.js';
import { FEED_TEXT } from './feed-text.js';

export interface FeedContent {
  /** Newest first. */
  newsletters: Newsletter[];
  company: string;
  lang: Language;
  /** Under which browsers reach the site. */
  origin: string;
}

/** An Atom feed with whole texts, and whole addresses in the reader's language. */
export function newsletterFeed({ newsletters, company, lang, origin }: FeedContent): string {
  const base = lang === FALLBACK_LANGUAGE ? origin : `${origin}/${lang}`;
  const { title, subtitle } = FEED_TEXT[lang];
  const address = `${base}/feeds/newsletters.xml`;
  const feed = new Feed({
    id: address,
    feed: address,
    link: `${base}/news-letter`,
    title: `${company}: ${title}`,
    description: subtitle,
    author: { name: company },
    generator: false,
    updated: lastChange(newsletters),
  });
  for (const { id, publishedAt, updatedAt, texts } of newsletters) {
    const text = inLanguage(texts, lang);
    feed.addItem({
      link: `${base}/single-news-letter/${id}`,
      // The library writes titles as HTML.
      title: escapeHtml(text.title),
      content: withWholeAddresses(text.body, base),
      published: publishedAt,
      date: updatedAt,
    });
  }
  return feed.atom1();
}

/** Of an empty feed it is always the same: a clock here would make every answer a new one. */
const lastChange = (newsletters: Newsletter[]): Date =>
  new Date(Math.max(0, ...newsletters.map(({ updatedAt }) => updatedAt.getTime())));

/** A feed is read elsewhere, where a link to `/lending` leads nowhere. */
const withWholeAddresses = (html: string, base: string): string =>
  html.replaceAll(/(<a href=")(\/(?!\/)[^"]*")/g, `$1${base}$2`);
