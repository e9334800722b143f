import { SaxesParser } from 'saxes';
import type { PodcastChannel } from '../podcast-channel.entity.js';
import type { PodcastEpisode } from '../podcast-episode.entity.js';
import { podcastFeed } from './podcast-feed.js';

const when = new Date('2026-11-02T15:00:00Z');
const site = {
  company: 'Smith & Sons',
  email: 'us@example.com',
  lang: 'de' as const,
  origin: 'https://example.com',
};
const channel = {
  cover: 'https://cdn.example/cover.jpg?a=1&b=2',
  updatedAt: when,
  texts: [{ lang: 'en', title: 'R&D <b>', subtitle: 'Ups & downs' }],
} as PodcastChannel;
const episode = {
  id: 7,
  audio: '/audio/one.mp3?v=1',
  type: 'audio/mpeg',
  size: 4321,
  duration: 3725,
  publishedAt: when,
  updatedAt: when,
  texts: [
    {
      lang: 'en',
      title: 'Q&A <live>',
      description: 'Fish & chips ]]> more',
      transcript: '<p><a href="/lending">Loans</a></p>',
    },
  ],
} as PodcastEpisode;

/** Whether it is well-formed, with every prefix declared. */
function isWellFormed(xml: string): boolean {
  let isFine = true;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => (isFine = false));
  parser.write(xml).close();
  return isFine;
}

describe('podcastFeed', () => {
  it('is well-formed, whatever is written in it', () => {
    const xml = podcastFeed(site, channel, [episode]);

    expect(isWellFormed(xml)).toBe(true);
    expect(xml).toContain('<title>R&amp;D &lt;b&gt;</title>');
    expect(xml).toContain('<title><![CDATA[Q&A <live>]]></title>');
    expect(xml).toContain('<itunes:name>Smith &amp; Sons</itunes:name>');
    expect(xml).toContain('<itunes:image href="https://cdn.example/cover.jpg?a=1&amp;b=2"/>');
  });

  it('leads to whole addresses, the page and its links in the language of the reader', () => {
    const xml = podcastFeed(site, channel, [episode]);

    expect(xml).toContain('<link>https://example.com/de/podcast#episode-7</link>');
    expect(xml).toContain('<a href="https://example.com/de/lending">');
    expect(xml).toContain('url="https://example.com/audio/one.mp3?v=1"');
  });

  it('tells lengths over an hour, and is there before the first episode', () => {
    expect(podcastFeed(site, channel, [episode])).toContain(
      '<itunes:duration>1:02:05</itunes:duration>',
    );
    expect(isWellFormed(podcastFeed(site, channel, []))).toBe(true);
  });
});
