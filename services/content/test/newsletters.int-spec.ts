import type { TestApp } from '@phantom/service-kit/testing';
import { contentApp } from './content-app.js';

interface NewsletterBody {
  id: number;
  title: string;
  description: string;
  created_at: string;
  lang: string;
}

describe('newsletters', () => {
  let service: TestApp;
  const get = async (call: string) => {
    const response = await service.inject({ method: 'GET', url: `/api/auth/${call}` });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };
  const list = async (query = ''): Promise<NewsletterBody[]> =>
    (await get(`newsletterList${query}`)).body.list;

  beforeAll(async () => {
    service = await contentApp();
  });
  afterAll(() => service.close());

  it('returns the newest first, with title, text and date', async () => {
    const { status, body } = await get('newsletterList');
    const dates = body.list.map(({ created_at }: NewsletterBody) => created_at);

    expect([status, body.error]).toEqual([200, 0]);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(body.list).toHaveLength(9);
    expect(body.list[0]).toEqual({
      id: expect.any(Number),
      title: 'Rents in the third quarter: the fever is over, the shortage is not',
      description: expect.stringMatching(/^<p>Among the market-rate homes/),
      created_at: '2026-10-15T14:00:00.000Z',
      image: '/pictures/heroes/listings/1920.webp',
      lang: 'en',
    });
  });

  it.each(['en', 'de', 'it', 'ru', 'es'])('returns every newsletter in %s', async (lang) => {
    for (const newsletter of await list(`?lang=${lang}`)) {
      expect(newsletter.lang).toBe(lang);
      expect(newsletter.description.replaceAll(/<[^>]*>/g, '').length).toBeGreaterThan(350);
    }
  });

  it('returns a single newsletter by id', async () => {
    for (const newsletter of await list('?lang=es')) {
      const { status, body } = await get(`newsletterList/${newsletter.id}?lang=es`);
      expect([status, body]).toEqual([200, { error: 0, list: [newsletter] }]);
    }
  });

  it('orders newsletters of the same day by id', async () => {
    await service.dataSource.query(`
      INSERT INTO content_entry (type, number, key, state, draft, published, title)
      SELECT type, 99, 'twin', state, twin, twin, 'Twin'
      FROM content_entry, jsonb_set(published, '{texts,en,title}', '"Twin"') twin
      WHERE type = 'newsletter' ORDER BY published #>> '{values,publishedAt}' LIMIT 1`);
    const titles = (await list()).map(({ title }) => title);

    expect(titles.slice(-2)).toEqual(['Twin', 'What 2025 taught us about saying no']);
  });

  it('lists every newsletter in the sitemap, page by page', async () => {
    const sitemap = async (query: string) =>
      (await service.inject({ method: 'GET', url: `/api/sitemap/newsletters?${query}` })).json();
    const first = await sitemap('limit=4');
    const rest = await sitemap(`limit=5000&cursor=${first.next}`);
    const ids = [...first.list, ...rest.list].map(({ id }: NewsletterBody) => id);

    expect(ids).toEqual((await list()).map(({ id }) => id).sort((a, b) => a - b));
    expect(first.list[0]).toEqual({ id: ids[0], updated_at: expect.stringMatching(/Z$/) });
    expect(rest.next).toBeNull();
  });

  it('returns the list page by page, with the number of all', async () => {
    const all = await list('?lang=de');
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => get(`newsletters?lang=de&limit=4&page=${page}`)),
    );

    expect(pages.flatMap(({ body }) => body.list)).toEqual(all);
    expect(pages.map(({ body }) => body.list.length)).toEqual([4, 4, all.length - 8, 0]);
    expect(pages[1]?.body).toMatchObject({ error: 0, total: all.length, page: 2, limit: 4 });
    expect(pages[1]?.headers['cache-control']).toContain('public');
  });

  it.each(['page=0', 'page=x', 'page=1.5', 'limit=51', 'limit=0', 'page=100001'])(
    'returns 422 for %s',
    async (query) => {
      expect((await get(`newsletters?${query}`)).status).toBe(422);
    },
  );

  it('returns the neighbours of a newsletter in the list', async () => {
    const all = await list();
    const linkTo = (newsletter?: NewsletterBody) =>
      newsletter
        ? {
            text: newsletter.title,
            href: `/single-news-letter/${newsletter.id}`,
            lang: newsletter.lang,
          }
        : null;
    for (const [index, { id }] of all.entries()) {
      const { body } = await get(`newsletters/${id}/neighbours`);
      expect(body).toMatchObject({
        ...{ newer: linkTo(all[index - 1]), older: linkTo(all[index + 1]) },
      });
    }
    expect((await get('newsletters/999999/neighbours')).status).toBe(404);
  });

  it('returns the caption of a newsletter and its next step, in the language of its text', async () => {
    const [first, second] = await list('?lang=de');
    const neighbours = async (id: number) =>
      (await get(`newsletters/${id}/neighbours?lang=de`)).body;

    expect(await neighbours(first!.id)).toMatchObject({
      caption: 'Stadthäuser in Jackson Heights, in der letzten Septemberwoche.',
      next_step: { text: 'Mietwohnungen ansehen', href: '/listings/rentals', lang: 'de' },
    });
    expect(await neighbours(second!.id)).toMatchObject({ caption: '', next_step: null });
  });

  it('returns 404 for an unknown id', async () => {
    const { status, headers, body } = await get('newsletterList/999999');

    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({
      error: 1,
      message: 'Sorry! the page you are looking for could not be found',
      list: [],
    });
  });

  it.each(['0', '-1', 'x', '1.5', '2147483648', '%27'])('returns 400 for the id %s', async (id) => {
    const { status, body } = await get(`newsletterList/${id}`);

    expect(status).toBe(400);
    expect(body).toEqual({ error: 1, message: 'The request could not be understood' });
  });
});
