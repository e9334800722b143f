import type { PublishedEntry } from '@phantom/content-editing';
import { buildAtomFeed, type FeedContext } from '../feed/feed.builder.js';
import type { LinkDto } from '../common/link.js';
import { NEWSLETTER_MESSAGES } from '../common/messages.js';
import type { NewsletterDto } from './newsletter.dto.js';
import type { NEWSLETTER } from './newsletter.type.js';

export type PublishedNewsletter = PublishedEntry<(typeof NEWSLETTER)['fields']>;

export function toNewsletterDto({ number, values, lang }: PublishedNewsletter): NewsletterDto {
  const { title, body, publishedAt, image } = values;
  return {
    id: number,
    title,
    description: body,
    created_at: new Date(publishedAt).toISOString(),
    image: image.src,
    lang,
  };
}

export const toNewsletterLink = ({ number, values, lang }: PublishedNewsletter): LinkDto => ({
  ...{ text: values.title, href: `/single-news-letter/${number}`, lang },
});

/** Builds the Atom feed. The newsletters must come newest first. */
export function toNewsletterFeed(newsletters: PublishedNewsletter[], context: FeedContext): string {
  return buildAtomFeed(context, {
    paths: { feed: '/feeds/newsletters.xml', page: '/news-letter' },
    title: NEWSLETTER_MESSAGES.title(context.lang),
    subtitle: NEWSLETTER_MESSAGES.subtitle(context.lang),
    entries: newsletters.map(({ number, updatedAt, values: { title, body, publishedAt } }) => ({
      ...{ path: `/single-news-letter/${number}`, title, body, updatedAt },
      publishedAt: new Date(publishedAt),
    })),
  });
}
