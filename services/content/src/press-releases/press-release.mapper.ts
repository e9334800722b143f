import type { PublishedEntry } from '@phantom/content-editing';
import { PRESS_RELEASE_MESSAGES } from '../common/messages.js';
import { buildAtomFeed, type FeedContext } from '../feed/feed.builder.js';
import type { PublishedNewsletter } from '../newsletters/newsletter.mapper.js';
import { toNextSteps } from '../newsletters/next-steps.js';
import type { PressReleaseDto } from './press-release.dto.js';
import type { PRESS_RELEASE } from './press-release.type.js';

type PublishedRelease = PublishedEntry<(typeof PRESS_RELEASE)['fields']>;

/** @param newsletters those that releases name */
export function toPressReleaseDto(
  { number, values, lang }: PublishedRelease,
  newsletters: readonly PublishedNewsletter[],
): PressReleaseDto {
  const { title, body, publishedAt, image, caption, document } = values;
  return {
    ...{ id: number, title, description: body },
    created_at: new Date(publishedAt).toISOString(),
    ...{ image: image?.src ?? null, alt: image?.alt ?? '', caption, document },
    ...toNextSteps(values, lang, newsletters),
    lang,
  };
}

/** Builds the Atom feed. The releases must come newest first. */
export function toPressReleaseFeed(releases: PublishedRelease[], context: FeedContext): string {
  return buildAtomFeed(context, {
    paths: { feed: '/feeds/press-releases.xml', page: '/press-release' },
    title: PRESS_RELEASE_MESSAGES.title(context.lang),
    subtitle: PRESS_RELEASE_MESSAGES.subtitle(context.lang),
    entries: releases.map(({ number, updatedAt, values: { title, body, publishedAt } }) => ({
      path: `/press-release?entry=${number}#release-${number}`,
      idPath: `/press-release#release-${number}`,
      ...{ title, body, updatedAt },
      publishedAt: new Date(publishedAt),
    })),
  });
}
