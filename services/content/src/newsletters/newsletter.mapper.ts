import type { Language } from '@phantom/service-kit';
import { buildAtomFeed, type FeedContext } from '../feed/feed.builder.js';
import { pickTranslation } from '../language/translation.js';
import type { NewsletterDto } from './newsletter.dto.js';
import type { Newsletter } from './newsletter.entity.js';
import { NEWSLETTER_MESSAGES } from '../common/messages.js';

export function toNewsletterDto(newsletter: Newsletter, language: Language): NewsletterDto {
  const { id, image, publishedAt, texts } = newsletter;
  const { title, body, lang } = pickTranslation(texts, language);
  return { id, title, description: body, created_at: publishedAt.toISOString(), image, lang };
}

/** Builds the Atom feed. The newsletters must come newest first. */
export function toNewsletterFeed(newsletters: Newsletter[], context: FeedContext): string {
  return buildAtomFeed(context, {
    paths: { feed: '/feeds/newsletters.xml', page: '/news-letter' },
    title: NEWSLETTER_MESSAGES.title(context.lang),
    subtitle: NEWSLETTER_MESSAGES.subtitle(context.lang),
    entries: newsletters.map(({ id, publishedAt, updatedAt, texts }) => {
      const { title, body } = pickTranslation(texts, context.lang);
      return { path: `/single-news-letter/${id}`, title, body, publishedAt, updatedAt };
    }),
  });
}
