import type { TestApp } from '@phantom/service-kit/testing';
import { SaxesParser } from 'saxes';
import { contentApp } from './content-app.js';
import { contentRows } from './content-rows.js';

const ATOM = 'http://www.w3.org/2005/Atom';
const ORIGIN = 'http://localhost:8000';

interface AtomLinks {
  links: string[];
  ids: string[];
}

/** Returns the links and ids of an Atom feed and its entries, in document order; throws if it is not well-formed. */
function atomLinks(xml: string): AtomLinks {
  const found: AtomLinks = { links: [], ids: [] };
  let element = '';
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, uri, attributes }) => {
    expect(uri).toBe(ATOM);
    element = name;
    if (name === 'link') found.links.push(attributes['href']!.value);
  });
  parser.on('text', (text) => {
    if (element === 'id' && text.trim()) found.ids.push(text);
  });
  parser.write(xml).close();
  return found;
}

type Element = Record<string, string>;

/** Returns the elements by name, with attributes and `content` (their text); throws if the XML is not well-formed. */
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

describe('feeds', () => {
  let service: TestApp;
  const get = (url: string, headers: Record<string, string> = {}) =>
    service.inject({ method: 'GET', url, headers });
  const texts = (list: Element[] | undefined) => list?.map(({ content }) => content);

  beforeAll(async () => {
    service = await contentApp();
  });
  afterAll(() => service.close());

  describe('newsletters', () => {
    it.each([
      ['/feeds/newsletters.xml', '', 'Rents in the third quarter'],
      ['/de/feeds/newsletters.xml', '/de', 'Mieten im dritten Quartal'],
      ['/ru/feeds/newsletters.xml', '/ru', 'Аренда в третьем квартале'],
    ])('%s links to every newsletter, newest first', async (url, prefix, newest) => {
      const { statusCode, headers, body } = await get(url, { 'accept-language': 'es' });
      const { list } = (await get('/api/auth/newsletterList')).json();
      const pages = list.map(
        ({ id }: { id: number }) => `http://localhost:8000${prefix}/single-news-letter/${id}`,
      );

      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
      expect(atomLinks(body)).toEqual({
        links: [
          `http://localhost:8000${prefix}/news-letter`,
          `http://localhost:8000${prefix}/feeds/newsletters.xml`,
          ...pages,
        ],
        ids: [`http://localhost:8000${prefix}/feeds/newsletters.xml`, ...pages],
      });
      expect(body.indexOf(newest)).toBeGreaterThan(0);
    });

    it('returns 304 for a matching ETag', async () => {
      const { headers } = await get('/feeds/newsletters.xml');
      const again = await get('/feeds/newsletters.xml', {
        'if-none-match': String(headers['etag']),
      });

      expect(headers['cache-control']).toMatch(/^public/);
      expect([again.statusCode, again.body]).toEqual([304, '']);
    });

    it('returns 404 for an unsupported language', async () => {
      const { statusCode, body } = await get('/fr/feeds/newsletters.xml');

      expect(statusCode).toBe(404);
      expect(JSON.parse(body)).toMatchObject({ error: 1, list: [] });
    });
  });

  describe('press releases', () => {
    it.each([
      ['/feeds/press-releases.xml', '', 'Phantom Partners: Press releases'],
      ['/it/feeds/press-releases.xml', '/it', 'Phantom Partners: Comunicati stampa'],
    ])('%s links to every release on the page, newest first', async (url, prefix, title) => {
      const { headers, body } = await get(url);
      const { list } = (await get('/api/auth/pressReleaseList')).json();

      expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
      expect(body).toContain(`<title>${title}</title>`);
      expect([...body.matchAll(/<id>(.*)<\/id>/g)].map(([, id]) => id)).toEqual([
        `${ORIGIN}${prefix}/feeds/press-releases.xml`,
        ...list.map(({ id }: { id: number }) => `${ORIGIN}${prefix}/press-release#release-${id}`),
      ]);
    });

    it('returns 404 for an unsupported language', async () => {
      expect((await get('/fr/feeds/press-releases.xml')).statusCode).toBe(404);
    });
  });

  describe('podcast', () => {
    it('has the recording, duration and transcript of every episode, newest first', async () => {
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
        list.map((episode: { published_at: string }) =>
          new Date(episode.published_at).toUTCString(),
        ),
      );
    });

    it('has the tags that directories require', async () => {
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

    it('has the same episodes, with texts in the language of the path', async () => {
      const english = elements((await get('/feeds/podcast.xml')).body);
      const german = elements(
        (await get('/de/feeds/podcast.xml', { 'accept-language': 'es' })).body,
      );
      const { list } = (await get('/api/auth/podcastList?lang=de')).json();

      expect(texts(german['title'])?.slice(-list.length)).toEqual(
        list.map(({ title }: { title: string }) => title),
      );
      expect(texts(german['guid'])).toEqual(texts(english['guid']));
      expect(german['enclosure']).toEqual(english['enclosure']);
      expect(german['link']?.[0]?.content).toBe(`${ORIGIN}/de/podcast`);
    });

    it('returns 304 for a matching ETag', async () => {
      const { headers } = await get('/feeds/podcast.xml');
      const again = await get('/feeds/podcast.xml', { 'if-none-match': String(headers['etag']) });

      expect(headers['cache-control']).toMatch(/^public/);
      expect([again.statusCode, again.body]).toEqual([304, '']);
    });

    it('returns 404 for an unsupported language, and without a podcast', async () => {
      expect((await get('/fr/feeds/podcast.xml')).statusCode).toBe(404);
      const rows = contentRows(service.dataSource);
      await rows.unpublish('podcast-channel', 'podcast-channel');
      const { statusCode, body } = await get('/feeds/podcast.xml');

      expect(statusCode).toBe(404);
      expect(JSON.parse(body)).toMatchObject({ error: 1, list: [] });
    });
  });
});
