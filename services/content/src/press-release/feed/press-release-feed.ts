import { atomFeed } from '../../feed/atom-feed.js';
import type { FeedSite } from '../../feed/feed-site.js';
import { inLanguage } from '../../language/in-language.js';
import type { PressRelease } from '../press-release.entity.js';
import { FEED_TEXT } from './feed-text.js';

/** The Atom feed of press releases, which come newest first. They all stand on one page. */
export function pressReleaseFeed(site: FeedSite, releases: PressRelease[]): string {
  return atomFeed({
    site,
    paths: { feed: '/feeds/press-releases.xml', page: '/press-release' },
    ...FEED_TEXT[site.lang],
    entries: releases.map(({ id, publishedAt, updatedAt, texts }) => {
      const { title, body } = inLanguage(texts, site.lang);
      return { path: `/press-release#release-${id}`, title, body, publishedAt, updatedAt };
    }),
  });
}
