import type { PublishedEntry } from '@phantom/content-editing';
import { escapeHtml, FALLBACK_LANGUAGE } from '@phantom/service-kit';
import { type Extension, Feed } from 'feed';
import { type ChapterDto, toChapters } from '../common/chapters.js';
import {
  feedBaseUrl,
  type FeedContext,
  lastUpdate,
  withAbsoluteLinks,
} from '../feed/feed.builder.js';
import type { PublishedNewsletter } from '../newsletters/newsletter.mapper.js';
import { toNextSteps } from '../newsletters/next-steps.js';
import type { PodcastEpisodeDto } from './podcast.dto.js';
import type { PODCAST_CHANNEL, PODCAST_EPISODE } from './podcast.type.js';

export type PublishedChannel = PublishedEntry<(typeof PODCAST_CHANNEL)['fields']>;
export type PublishedEpisode = PublishedEntry<(typeof PODCAST_EPISODE)['fields']>;

/** @param newsletters those that episodes name */
export function toPodcastEpisodeDto(
  { number, values, lang }: PublishedEpisode,
  newsletters: readonly PublishedNewsletter[],
): PodcastEpisodeDto {
  const { title, description, image, audio, duration, transcript, chapters, publishedAt } = values;
  return {
    ...{ id: number, title, description, image: image.src },
    ...{ audio: audio.src, type: audio.type, size: audio.size, duration, transcript },
    chapters: toChapters(chapters),
    published_at: new Date(publishedAt).toISOString(),
    ...toNextSteps(values, lang, newsletters),
    lang,
  };
}

/**
 * Builds the RSS feed with the tags that players and directories need. The episodes must come newest first. An episode
 * has the same guid in every language, because all languages share its recording.
 */
export function toPodcastFeed(
  channel: PublishedChannel,
  episodes: PublishedEpisode[],
  context: FeedContext,
): string {
  const { origin, company, email } = context;
  const base = feedBaseUrl(context);
  const { title, subtitle } = channel.values;
  const cover = new URL(channel.values.cover.src, origin).href;
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
  for (const { number, values } of episodes) {
    const { audio, duration } = values;
    feed.addItem({
      title: values.title,
      // Never changed: players would list the episode twice.
      guid: `${origin}/podcast#episode-${number}`,
      link: `${base}/podcast?entry=${number}#episode-${number}`,
      description: values.description,
      content: withAbsoluteLinks(values.transcript, base),
      date: new Date(values.publishedAt),
      audio: {
        ...{ url: new URL(audio.src, origin).href, type: audio.type },
        ...{ length: audio.size, duration },
      },
      extensions: chapterTags(toChapters(values.chapters)),
    });
  }
  return feed.rss2();
}

/** Podlove Simple Chapters, which players read from the feed itself: https://podlove.org/simple-chapters */
const chapterTags = (chapters: ChapterDto[]): Extension[] =>
  chapters.length === 0
    ? []
    : [
        {
          name: 'psc:chapters',
          objects: {
            _attributes: { version: '1.2', 'xmlns:psc': 'http://podlove.org/simple-chapters' },
            'psc:chapter': chapters.map(({ start, title }) => ({
              // The library does not escape attributes.
              _attributes: { start: normalPlayTime(start), title: escapeHtml(title) },
            })),
          },
        },
      ];

/** `01:02:05` (RFC 2326). */
const normalPlayTime = (seconds: number): string =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');

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
