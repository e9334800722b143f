import type { TestApp } from '@phantom/service-kit/testing';
import { contentApp } from './content-app.js';
import { contentRows } from './content-rows.js';

interface PageBody {
  page: string;
  title: string;
  image: string;
  discription: string;
  lang: string;
}

const LENDING = ['Lending'];
const INVEST = [
  'Investment Strategy',
  'Investment Opportunities',
  'Clearly Defined Acquisition Criteria',
];
const MEDIA = ['Testimonials', 'Podcast', 'Videos', 'News Letter', 'Press Release', 'Social Media'];

describe('pages', () => {
  let service: TestApp;
  const get = async (call: string, lang = 'en') =>
    (await service.inject({ method: 'GET', url: `/api/auth/${call}?lang=${lang}` })).json();
  const names = ({ list }: { list: PageBody[] }) => list.map(({ page }) => page);

  beforeAll(async () => {
    service = await contentApp();
  });
  afterAll(() => service.close());

  it.each([
    ['lendingget', LENDING],
    ['investwithusget', INVEST],
    ['mediaget', MEDIA],
  ])('%s returns its pages in a fixed order, in every language', async (call, pages) => {
    for (const lang of ['en', 'de', 'it', 'ru', 'es']) {
      const response = await get(call, lang);

      expect(response.error).toBe(0);
      expect(names(response)).toEqual(pages);
      for (const page of response.list) {
        expect(page).toEqual({
          page: expect.any(String),
          title: expect.stringMatching(/\S/),
          image: expect.stringMatching(/^\/pictures\/heroes\/[a-z-]+\/1920\.webp$/),
          caption: '',
          discription: expect.stringMatching(/^<p>.{100,}/s),
          lang,
          ...(call === 'investwithusget' && { figures: [] }),
          next_step: {
            text: expect.stringMatching(/\S/),
            href: expect.stringMatching(/^\//),
            lang,
          },
          related: page.page === 'News Letter' ? null : expect.objectContaining({ lang }),
        });
      }
    }
  });

  it('keeps the order after a page is updated', async () => {
    await contentRows(service.dataSource).set(
      'media-page',
      'media/testimonials',
      ['values', 'image'],
      1,
    );
    await service.dataSource.query('CLUSTER content_entry USING content_entry_pkey');

    expect(names(await get('mediaget'))).toEqual(MEDIA);
  });

  it('falls back to English for a single page, and reports its language', async () => {
    const rows = contentRows(service.dataSource);
    await rows.removeTexts('media-page', 'de', { key: 'media/press-release' });
    const { list } = await get('mediaget', 'de');

    expect(list.map(({ lang }: PageBody) => lang)).toEqual(['de', 'de', 'de', 'de', 'en', 'de']);
  });
});
