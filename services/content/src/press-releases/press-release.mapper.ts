import type { Language } from '@phantom/service-kit';
import { buildAtomFeed, type FeedContext } from '../feed/feed.builder.js';
import { pickTranslation } from '../language/translation.js';
import type { PressReleaseDto } from './press-release.dto.js';
import type { PressRelease } from './press-release.entity.js';
import { PRESS_RELEASE_MESSAGES } from '../common/messages.js';

export function toPressReleaseDto(release: PressRelease, language: Language): PressReleaseDto {
  const { id, publishedAt, texts } = release;
  const { title, body, lang } = pickTranslation(texts, language);
  return { id, title, description: body, created_at: publishedAt.toISOString(), lang };
}

/** Builds the Atom feed. The releases must come newest first. One page shows all of them. */
export function toPressReleaseFeed(releases: PressRelease[], context: FeedContext): string {
  return buildAtomFeed(context, {
    paths: { feed: '/feeds/press-releases.xml', page: '/press-release' },
    title: PRESS_RELEASE_MESSAGES.title(context.lang),
    subtitle: PRESS_RELEASE_MESSAGES.subtitle(context.lang),
    entries: releases.map(({ id, publishedAt, updatedAt, texts }) => {
      const { title, body } = pickTranslation(texts, context.lang);
      return { path: `/press-release#release-${id}`, title, body, publishedAt, updatedAt };
    }),
  });
}
