import { FALLBACK_LANGUAGE } from '@phantom/service-kit';
import { Feed } from 'feed';
import { feedBase, type FeedSite, lastChange, withWholeAddresses } from '../../feed/feed-site.js';
import { inLanguage } from '../../language/in-language.js';
import type { PodcastChannel } from '../podcast-channel.entity.js';
import type { PodcastEpisode } from '../podcast-episode.entity.js';
import { directoryTags } from './directory-tags.js';

/**
 * The RSS feed of episodes, which come newest first, with what players and directories of podcasts ask for.
 * An episode keeps its guid in every language: its recording is the same one.
 */
export function podcastFeed(
  site: FeedSite,
  channel: PodcastChannel,
  episodes: PodcastEpisode[],
): string {
  const { origin, company, email, lang } = site;
  const base = feedBase(site);
  const { title, subtitle } = inLanguage(channel.texts, lang);
  const cover = new URL(channel.cover, origin).href;
  const feed = new Feed({
    podcast: true,
    feed: `${base}/feeds/podcast.xml`,
    link: `${base}/podcast`,
    title,
    description: subtitle,
    // What is heard, whatever the texts beside it are written in.
    language: FALLBACK_LANGUAGE,
    image: cover,
    author: { name: company },
    generator: false,
    updated: lastChange([channel, ...episodes]),
  });
  for (const tag of directoryTags({ company, email, cover })) feed.addExtension(tag);
  for (const { id, audio, type, size, duration, publishedAt, texts } of episodes) {
    const text = inLanguage(texts, lang);
    feed.addItem({
      title: text.title,
      guid: `${origin}/podcast#episode-${id}`,
      link: `${base}/podcast#episode-${id}`,
      description: text.description,
      content: withWholeAddresses(text.transcript, base),
      date: publishedAt,
      audio: { url: new URL(audio, origin).href, type, length: size, duration },
    });
  }
  return feed.rss2();
}
