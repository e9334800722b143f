import { SaxesParser } from 'saxes';
import { type PublishedChannel, type PublishedEpisode, toPodcastFeed } from './podcast.mapper.js';

const publishedAt = new Date('2026-11-02T15:00:00Z');
const context = {
  company: 'Smith & Sons',
  email: 'us@example.com',
  lang: 'de' as const,
  origin: 'https://example.com',
};
const channel = {
  updatedAt: publishedAt,
  values: {
    cover: { src: 'https://cdn.example/cover.jpg?a=1&b=2' },
    title: 'R&D <b>',
    subtitle: 'Ups & downs',
  },
} as PublishedChannel;
const episode = {
  number: 7,
  updatedAt: publishedAt,
  values: {
    audio: { src: '/audio/one.mp3?v=1', type: 'audio/mpeg', size: 4321 },
    duration: 3725,
    publishedAt: publishedAt.toISOString(),
    title: 'Q&A <live>',
    description: 'Fish & chips ]]> more',
    transcript: '<p><a href="/lending">Loans</a></p>',
    chapters: [] as PublishedEpisode['values']['chapters'],
  },
} as PublishedEpisode;

/** Tells whether a document is well-formed and declares every prefix. */
function isWellFormed(xml: string): boolean {
  let isValid = true;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => (isValid = false));
  parser.write(xml).close();
  return isValid;
}

describe('toPodcastFeed', () => {
  it('is well-formed when texts contain markup', () => {
    const xml = toPodcastFeed(channel, [episode], context);

    expect(isWellFormed(xml)).toBe(true);
    expect(xml).toContain('<title>R&amp;D &lt;b&gt;</title>');
    expect(xml).toContain('<title><![CDATA[Q&A <live>]]></title>');
    expect(xml).toContain('<itunes:name>Smith &amp; Sons</itunes:name>');
    expect(xml).toContain('<itunes:image href="https://cdn.example/cover.jpg?a=1&amp;b=2"/>');
  });

  it('has absolute addresses, and links to pages in the language of the feed', () => {
    const xml = toPodcastFeed(channel, [episode], context);

    expect(xml).toContain('<link>https://example.com/de/podcast?entry=7#episode-7</link>');
    expect(xml).toContain('<a href="https://example.com/de/lending">');
    expect(xml).toContain('url="https://example.com/audio/one.mp3?v=1"');
  });

  it('has the chapters of an episode', () => {
    const chapters = [
      { start: 3725, title: 'Q&A "live"' },
      { start: 0, title: 'Welcome' },
    ];
    const withChapters = { ...episode, values: { ...episode.values, chapters } };
    const xml = toPodcastFeed(channel, [withChapters, episode], context);

    expect(isWellFormed(xml)).toBe(true);
    expect(xml.match(/<psc:chapter .*\/>/g)).toEqual([
      '<psc:chapter start="00:00:00" title="Welcome"/>',
      '<psc:chapter start="01:02:05" title="Q&amp;A &quot;live&quot;"/>',
    ]);
    expect(xml.match(/<psc:chapters /g)).toHaveLength(1);
  });

  it('formats durations over an hour, and is well-formed without episodes', () => {
    expect(toPodcastFeed(channel, [episode], context)).toContain(
      '<itunes:duration>1:02:05</itunes:duration>',
    );
    expect(isWellFormed(toPodcastFeed(channel, [], context))).toBe(true);
  });
});
