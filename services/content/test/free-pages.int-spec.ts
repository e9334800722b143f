import type { TestApp } from '@phantom/service-kit/testing';
import { contentApp } from './content-app.js';
import { editorClient, paragraph, paul } from './editors.js';

const SLUG_FIELD = 'texts.en.slug';

describe('pages of employees', () => {
  let service: TestApp;
  let call: ReturnType<typeof editorClient>;

  beforeAll(async () => {
    service = await contentApp();
    call = editorClient(service);
  });
  afterAll(() => service.close());

  const get = async (url: string) => {
    const response = await service.inject({ method: 'GET', url });
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    return { status: response.statusCode, body: response.json<any>() };
  };

  /** A page that could be published, but for its address. @returns its id and version */
  async function newPage(slugs: Record<string, string>) {
    const { body } = await call('POST', '/entries', { type: 'free-page' });
    const [{ id, version }] = body.list;
    const blocks = [{ kind: 'text', text: paragraph('Take the train.') }];
    const texts = Object.entries(slugs).flatMap(([language, slug]) => [
      { path: `texts.${language}.title`, value: slug },
      { path: `texts.${language}.slug`, value: slug },
      { path: `texts.${language}.blocks`, value: blocks },
    ]);
    const changes = [...texts, { path: 'values.menu', value: 'about' }];
    const saved = await call('PATCH', `/entries/${id}`, { version, changes });
    return { id: id as number, version: saved.body.list[0].version as number };
  }

  it('stand at the root, in the menu and in the sitemap, with an address in each language', async () => {
    const { id, version } = await newPage({ en: 'visit-us', de: 'besuch' });
    expect((await call('POST', `/entries/${id}/publish`, { version }, paul)).status).toBe(200);

    const { body } = await get('/api/auth/pages/besuch?lang=de');
    expect(body.list).toMatchObject([{ slug: 'besuch', title: 'besuch', lang: 'de' }]);
    // The language switch keeps the address of the page.
    expect((await get('/api/auth/pages/besuch?lang=en')).body.list[0].slug).toBe('visit-us');
    const menuOf = async (language: string) =>
      (await get(`/api/auth/siteinfo?lang=${language}`)).body.list[0].menu;
    expect(await menuOf('en')).toEqual([
      { path: '/visit-us', label: 'visit-us', lang: 'en', group: 'about' },
    ]);
    expect(await menuOf('de')).toEqual([
      { path: '/besuch', label: 'besuch', lang: 'de', group: 'about' },
    ]);
    const sitemap = await get('/api/sitemap/pages');
    expect(sitemap.body.list).toMatchObject([{ slug: 'visit-us' }]);
  });

  it.each([
    ['a page of a section', { en: 'portfolio' }, SLUG_FIELD],
    ['the folder of longer addresses', { en: 'single-news-letter' }, SLUG_FIELD],
    ['files of the gateway', { en: 'media' }, SLUG_FIELD],
    ['a language', { en: 'it' }, SLUG_FIELD],
    ['a section in another language', { en: 'see-us', de: 'contact' }, 'texts.de.slug'],
  ])('are refused where the address belongs to %s', async (_, slugs, path) => {
    const { id, version } = await newPage(slugs as Record<string, string>);
    const publish_at = new Date(Date.now() + 3_600_000).toISOString();
    for (const when of [{}, { publish_at }]) {
      const { status, body } = await call(
        ...(['POST', `/entries/${id}/publish`, { version, ...when }, paul] as const),
      );
      expect([status, body.errors]).toEqual([
        422,
        { [path]: ['This address belongs to another part of the site.'] },
      ]);
    }
    const { status } = await get(`/api/auth/pages/${Object.values(slugs).at(-1)}`);
    expect(status).toBe(404);
  });
});
