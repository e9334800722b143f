import type { TestApp } from '@phantom/service-kit/testing';
import { contentApp } from './content-app.js';
import { contentRows } from './content-rows.js';

describe('investment types', () => {
  let service: TestApp;
  const read = async (lang = 'en') =>
    (await service.inject({ method: 'GET', url: `/api/auth/investwithusget?lang=${lang}` })).json();

  beforeAll(async () => {
    service = await contentApp();
  });
  afterAll(() => service.close());

  it('returns three types with English names and an image each, in every language', async () => {
    for (const lang of ['en', 'de', 'it', 'ru', 'es']) {
      const { details, images } = await read(lang);

      expect(details.map(({ type }: { type: string }) => type)).toEqual([
        'Acquisitions',
        'Development',
        'Lending',
      ]);
      expect(images).toHaveLength(3);
      expect(new Set(images).size).toBe(3);
      for (const detail of details) {
        expect(Object.keys(detail)).toEqual([
          ...['type', 'text', 'title', 'figures', 'risk', 'lang'],
          ...['next_step', 'related'],
        ]);
        expect(detail).toMatchObject({ lang, title: expect.stringMatching(/\S/) });
      }
    }
  });

  it('encodes the paragraphs as JSON once', async () => {
    const { details } = await read();
    for (const { type, text } of details) {
      const [stored] = await service.dataSource.query<{ paragraphs: string[] }[]>(
        `SELECT published #> '{texts,en,paragraphs}' AS paragraphs FROM content_entry
         WHERE type = 'investment-type' AND published #>> '{values,type}' = $1`,
        [type],
      );
      if (!stored) throw new Error(`no ${type}`);

      expect(JSON.parse(text)).toEqual(stored.paragraphs);
      expect(stored.paragraphs.length).toBeGreaterThan(1);
    }
  });

  it('keeps quotes, line breaks and markup in the paragraphs', async () => {
    const paragraphs = ['“Yes”, she said, "at 6\\8".', 'First line\nsecond <b>line</b> & more'];
    const path = ['texts', 'en', 'paragraphs'];
    await contentRows(service.dataSource).set('investment-type', 'lending', path, paragraphs);
    const { details } = await read();

    expect(JSON.parse(details[2].text)).toEqual(paragraphs);
  });

  it('falls back to English for a single type, and reports its language', async () => {
    const rows = contentRows(service.dataSource);
    await rows.removeTexts('investment-type', 'ru', { key: 'development' });
    const { details } = await read('ru');

    expect(details.map(({ lang }: { lang: string }) => lang)).toEqual(['ru', 'en', 'ru']);
    expect(details[1].title).toBe('Development');
  });

  it('returns the introduction apart from the list of pages, or null without one', async () => {
    const { intro, list } = await read('de');

    expect(intro).toEqual({
      page: 'Invest With Us',
      title: expect.stringMatching(/\S/),
      image: '/pictures/heroes/invest/1920.webp',
      caption: '',
      figures: [],
      discription: expect.stringMatching(/^<p>/),
      lang: 'de',
      next_step: { text: 'Jetzt investieren', href: '/invest-now', lang: 'de' },
      related: expect.objectContaining({ lang: 'de' }),
    });
    expect(list).toHaveLength(3);
    const rows = contentRows(service.dataSource);
    await rows.unpublish('invest-page', 'invest-intro/invest-with-us');
    expect((await read()).intro).toBeNull();
  });
});
