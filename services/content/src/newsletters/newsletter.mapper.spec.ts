import { SaxesParser } from 'saxes';
import { type PublishedNewsletter, toNewsletterFeed } from './newsletter.mapper.js';

/** Returns the texts of a document by element name; throws if it is not well-formed. */
function textsIn(xml: string): Record<string, string[]> {
  const texts: Record<string, string[]> = {};
  const open: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  const add = (text: string) => {
    if (text.trim()) (texts[open.at(-1) ?? ''] ??= []).push(text);
  };
  parser.on('opentag', ({ name }) => open.push(name));
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return texts;
}

const newsletter = (title: string, body: string) =>
  ({
    number: 7,
    updatedAt: new Date('2026-11-02T15:00:00Z'),
    values: { title, body, publishedAt: '2026-11-01T15:00:00Z' },
  }) as PublishedNewsletter;

const publisher = {
  company: 'Smith & Sons',
  email: 'us@example.com',
  origin: 'https://example.com',
};
const feedOf = (newsletters: PublishedNewsletter[], lang: 'en' | 'de' = 'en') =>
  toNewsletterFeed(newsletters, { ...publisher, lang });

describe('toNewsletterFeed', () => {
  it('is well-formed when texts contain markup', () => {
    const xml = feedOf([newsletter('R&D <b>', '<p>Up &amp; away ]]&gt; “home”</p>')]);
    const texts = textsIn(xml);

    expect(texts['title']).toEqual(['Smith & Sons: Newsletter', 'R&amp;D &lt;b&gt;']);
    expect(texts['content']).toEqual(['<p>Up &amp; away ]]&gt; “home”</p>']);
  });

  it('has absolute addresses of pages in the language of the feed', () => {
    const body = '<p><a href="/lending">Loans</a> <a href="//cdn.test/x">x</a></p>';
    const xml = feedOf([newsletter('One', body)], 'de');

    expect(xml).toContain('href="https://example.com/de/feeds/newsletters.xml"');
    expect(textsIn(xml)).toMatchObject({
      id: [
        'https://example.com/de/feeds/newsletters.xml',
        'https://example.com/de/single-news-letter/7',
      ],
      content: [
        '<p><a href="https://example.com/de/lending">Loans</a> <a href="//cdn.test/x">x</a></p>',
      ],
    });
  });

  it('has the date of the last update, and a fixed date when it is empty', () => {
    expect(textsIn(feedOf([newsletter('One', '<p>x</p>')]))).toMatchObject({
      updated: ['2026-11-02T15:00:00.000Z', '2026-11-02T15:00:00.000Z'],
      published: ['2026-11-01T15:00:00.000Z'],
    });
    expect(textsIn(feedOf([]))['updated']).toEqual(['1970-01-01T00:00:00.000Z']);
  });
});
