import type { TestApp } from '@phantom/service-kit/testing';
import { SaxesParser } from 'saxes';
import { contentApp } from './content-app.js';

const ORIGIN = 'http://localhost:8000';

type Element = Record<string, string>;

/** Every element of a well-formed document, with its attributes and, as `content`, its own text. */
function elements(xml: string): Record<string, Element[]> {
  const found: Record<string, Element[]> = {};
  const open: Element[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  const add = (text: string) => {
    if (open.at(-1)) open.at(-1)!['content'] += text.trim();
  };
  parser.on('opentag', ({ name, attributes }) => {
    const element = { ...(attributes as Element), content: '' };
    (found[name] ??= []).push(element);
    open.push(element);
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return found;
}

describe('the feed of the podcast', () => {
  let service: TestApp;
  const get = (url: string, headers: Record<string, string> = {}) =>
    service.inject({ method: 'GET', url, headers });
  const texts = (list: Element[] | undefined) => list?.map(({ content }) => content);

  beforeAll(async () => {
    service = await contentApp();
  });
  afterAll(() => service.close());

  it('has what a player needs of every episode, newest first', async () => {
    const { statusCode, headers, body } = await get('/feeds/podcast.xml');
    const { list } = (await get('/api/auth/podcastList')).json();
    const feed = elements(body);

    expect([statusCode, headers['content-type']]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
    ]);
    expect(feed['enclosure']).toEqual(
      list.map(({ audio, size, type }: { audio: string; size: number; type: string }) => {
        return { url: `${ORIGIN}${audio}`, length: String(size), type, content: '' };
      }),
    );
    expect(texts(feed['itunes:duration'])).toEqual(
      list.map(({ duration }: { duration: number }) => {
        return `${String(Math.floor(duration / 60)).padStart(2, '0')}:${String(duration % 60).padStart(2, '0')}`;
      }),
    );
    expect(texts(feed['content:encoded'])).toEqual(
      list.map(({ transcript }: { transcript: string }) => transcript),
    );
    expect(texts(feed['pubDate'])).toEqual(
      list.map((episode: { published_at: string }) => new Date(episode.published_at).toUTCString()),
    );
  });

  it('has what directories ask for', async () => {
    const feed = elements((await get('/feeds/podcast.xml')).body);

    expect(feed['title']?.[0]?.content).toBe('Go and Look');
    expect(texts(feed['language'])).toEqual(['en']);
    expect(texts(feed['itunes:author'])).toEqual(['Phantom Partners']);
    expect(texts(feed['itunes:email'])).toEqual(['info@phantom-partners.example']);
    expect(texts(feed['itunes:explicit'])).toEqual(['false']);
    expect(feed['itunes:category']).toMatchObject([{ text: 'Business' }, { text: 'Investing' }]);
    expect(feed['itunes:image']?.[0]?.['href']).toMatch(
      /^http:\/\/localhost:8000\/audio\/cover\.jpg\?v=[0-9a-f]{12}$/,
    );
    expect(feed['atom:link']?.[0]).toMatchObject({
      rel: 'self',
      href: `${ORIGIN}/feeds/podcast.xml`,
    });
  });

  it('tells of the same episodes in the language of its address', async () => {
    const english = elements((await get('/feeds/podcast.xml')).body);
    const german = elements((await get('/de/feeds/podcast.xml', { 'accept-language': 'es' })).body);
    const { list } = (await get('/api/auth/podcastList?lang=de')).json();

    expect(texts(german['title'])?.slice(-list.length)).toEqual(
      list.map(({ title }: { title: string }) => title),
    );
    expect(texts(german['guid'])).toEqual(texts(english['guid']));
    expect(german['enclosure']).toEqual(english['enclosure']);
    expect(german['link']?.[0]?.content).toBe(`${ORIGIN}/de/podcast`);
  });

  it('is not sent again to a player that has it', async () => {
    const { headers } = await get('/feeds/podcast.xml');
    const again = await get('/feeds/podcast.xml', { 'if-none-match': String(headers['etag']) });

    expect(headers['cache-control']).toMatch(/^public/);
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is not there in other languages, nor without a podcast', async () => {
    expect((await get('/fr/feeds/podcast.xml')).statusCode).toBe(404);
    await service.dataSource.query('DELETE FROM podcast_channel');
    const { statusCode, body } = await get('/feeds/podcast.xml');

    expect(statusCode).toBe(404);
    expect(JSON.parse(body)).toMatchObject({ error: 1, list: [] });
  });
});
