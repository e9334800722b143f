import { FALLBACK_LANGUAGE } from '@phantom/service-kit';
import { Feed } from 'feed';
import { feedBase, type FeedSite, lastChange, withWholeAddresses } from '../../feed/feed-site.js';
import { inLanguage } from '../../language/in-language.js';
import type { PodcastEpisode } from '../podcast-episode.entity.js';
import { FEED_TEXT } from './feed-text.js';

/** Square, as podcast directories want it. */
const COVER = '/pictures/brand/podcast-cover.jpg';

/**
 * The RSS feed of episodes, which come newest first, with what podcast players and directories ask for.
 * An episode keeps its guid in every language: its recording is the same one.
 */
export function podcastFeed(site: FeedSite, episodes: PodcastEpisode[]): string {
  const { origin, company, email } = site;
  const base = feedBase(site);
  const { title, subtitle } = FEED_TEXT[site.lang];
  const feed = new Feed({
    podcast: true,
    feed: `${base}/feeds/podcast.xml`,
    link: `${base}/podcast`,
    title: `${company}: ${title}`,
    description: subtitle,
    // What is heard, whatever the texts beside it are written in.
    language: FALLBACK_LANGUAGE,
    image: `${origin}${COVER}`,
    author: { name: company },
    generator: false,
    updated: lastChange(episodes),
  });
  for (const { name, objects } of directoryEntry(company, email, `${origin}${COVER}`)) {
    feed.addExtension({ name, objects });
  }
  for (const { id, audio, type, size, duration, publishedAt, texts } of episodes) {
    const { title: heading, description, transcript } = inLanguage(texts, site.lang);
    feed.addItem({
      title: heading,
      guid: `${origin}/podcast#episode-${id}`,
      link: `${base}/podcast#episode-${id}`,
      description,
      content: withWholeAddresses(transcript, base),
      date: publishedAt,
      audio: { url: new URL(audio, origin).href, type, length: size, duration },
    });
  }
  return feed.rss2();
}

/** https://podcasters.apple.com/support/823-podcast-requirements, which the other directories follow. */
const directoryEntry = (company: string, email: string, cover: string) => [
  { name: 'itunes:image', objects: { _attributes: { href: cover } } },
  { name: 'itunes:explicit', objects: { _text: 'false' } },
  { name: 'itunes:type', objects: { _text: 'episodic' } },
  { name: 'itunes:owner', objects: { 'itunes:name': company, 'itunes:email': email } },
  {
    name: 'itunes:category',
    objects: {
      _attributes: { text: 'Business' },
      'itunes:category': { _attributes: { text: 'Investing' } },
    },
  },
];
