import { escapeHtml, FALLBACK_LANGUAGE, type Language } from '@phantom/service-kit';
import { type Extension, Feed } from 'feed';
import {
  feedBaseUrl,
  type FeedContext,
  lastUpdate,
  withAbsoluteLinks,
} from '../feed/feed.builder.js';
import { pickTranslation } from '../language/translation.js';
import type { PodcastEpisodeDto } from './podcast.dto.js';
import type { PodcastChannel, PodcastEpisode } from './podcast.entity.js';

export function toPodcastEpisodeDto(
  episode: PodcastEpisode,
  language: Language,
): PodcastEpisodeDto {
  const { id, image, audio, type, size, duration, publishedAt, texts } = episode;
  const { title, description, transcript, lang } = pickTranslation(texts, language);
  const recording = { audio, type, size, duration };
  const published_at = publishedAt.toISOString();
  return { id, title, description, image, ...recording, transcript, published_at, lang };
}

/**
 * Builds the RSS feed with the tags that players and directories need. The episodes must come newest first. An episode
 * has the same guid in every language, because all languages share its recording.
 */
export function toPodcastFeed(
  channel: PodcastChannel,
  episodes: PodcastEpisode[],
  context: FeedContext,
): string {
  const { origin, company, email, lang } = context;
  const base = feedBaseUrl(context);
  const { title, subtitle } = pickTranslation(channel.texts, lang);
  const cover = new URL(channel.cover, origin).href;
  const feed = new Feed({
    podcast: true,
    feed: `${base}/feeds/podcast.xml`,
    link: `${base}/podcast`,
    title,
    description: subtitle,
    // The recordings are English, in whatever language the texts are.
    language: FALLBACK_LANGUAGE,
    image: cover,
    author: { name: company },
    generator: false,
    updated: lastUpdate([channel, ...episodes]),
  });
  for (const tag of directoryTags({ company, email, cover })) feed.addExtension(tag);
  for (const { id, audio, type, size, duration, publishedAt, texts } of episodes) {
    const text = pickTranslation(texts, lang);
    feed.addItem({
      title: text.title,
      guid: `${origin}/podcast#episode-${id}`,
      link: `${base}/podcast#episode-${id}`,
      description: text.description,
      content: withAbsoluteLinks(text.transcript, base),
      date: publishedAt,
      audio: { url: new URL(audio, origin).href, type, length: size, duration },
    });
  }
  return feed.rss2();
}

/**
 * Returns the tags that podcast directories require. Apple defined them and the other directories read them too:
 * https://podcasters.apple.com/support/823-podcast-requirements
 */
const directoryTags = (podcast: { company: string; email: string; cover: string }): Extension[] => [
  // The library does not escape attributes.
  { name: 'itunes:image', objects: { _attributes: { href: escapeHtml(podcast.cover) } } },
  { name: 'itunes:explicit', objects: { _text: 'false' } },
  { name: 'itunes:type', objects: { _text: 'episodic' } },
  {
    name: 'itunes:owner',
    objects: { 'itunes:name': podcast.company, 'itunes:email': podcast.email },
  },
  {
    name: 'itunes:category',
    objects: {
      _attributes: { text: 'Business' },
      'itunes:category': { _attributes: { text: 'Investing' } },
    },
  },
];
