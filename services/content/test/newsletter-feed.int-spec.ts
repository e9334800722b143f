import type { TestApp } from '@phantom/service-kit/testing';
import { SaxesParser } from 'saxes';
import { contentApp } from './content-app.js';

const ATOM = 'http://www.w3.org/2005/Atom';

interface Entry {
  links: string[];
  ids: string[];
}

/** The links and ids of a well-formed feed, in its own and in its entries' order. */
function read(xml: string): Entry {
  const found: Entry = { links: [], ids: [] };
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

describe('the feed of newsletters', () => {
  let service: TestApp;
  const get = (url: string, headers: Record<string, string> = {}) =>
    service.inject({ method: 'GET', url, headers });

  beforeAll(async () => {
    service = await contentApp();
  });
  afterAll(() => service.close());

  it.each([
    ['/feeds/newsletters.xml', '', 'Rents in the third quarter'],
    ['/de/feeds/newsletters.xml', '/de', 'Mieten im dritten Quartal'],
    ['/ru/feeds/newsletters.xml', '/ru', 'Аренда в третьем квартале'],
  ])('%s leads to every newsletter, newest first', async (url, prefix, newest) => {
    const { statusCode, headers, body } = await get(url, { 'accept-language': 'es' });
    const { list } = (await get('/api/auth/newsletterList')).json();
    const pages = list.map(
      ({ id }: { id: number }) => `http://localhost:8000${prefix}/single-news-letter/${id}`,
    );

    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(read(body)).toEqual({
      links: [
        `http://localhost:8000${prefix}/news-letter`,
        `http://localhost:8000${prefix}/feeds/newsletters.xml`,
        ...pages,
      ],
      ids: [`http://localhost:8000${prefix}/feeds/newsletters.xml`, ...pages],
    });
    expect(body.indexOf(newest)).toBeGreaterThan(0);
  });

  it('is not sent again to a reader that has it', async () => {
    const { headers } = await get('/feeds/newsletters.xml');
    const again = await get('/feeds/newsletters.xml', {
      'if-none-match': String(headers['etag']),
    });

    expect(headers['cache-control']).toMatch(/^public/);
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('speaks no language that nobody writes', async () => {
    const { statusCode, body } = await get('/fr/feeds/newsletters.xml');

    expect(statusCode).toBe(404);
    expect(JSON.parse(body)).toMatchObject({ error: 1, list: [] });
  });
});
