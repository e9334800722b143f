import { safeHtml } from '@phantom/content-editing';
import { createTestApp, type TestApp } from '@phantom/service-kit/testing';
import { AppModule } from '../src/app.module.js';
import { ContentConfig } from '../src/config/content.config.js';
import { contentDataSource } from '../src/data-source.js';
import { contentRows } from './content-rows.js';

interface LegalPageBody {
  page: string;
  title: string;
  discription: string;
  lang: string;
  draft: boolean;
}

describe('legal pages without demo content', () => {
  let service: TestApp;
  const get = async (lang: string): Promise<LegalPageBody[]> =>
    (await service.inject({ method: 'GET', url: `/api/auth/legalget?lang=${lang}` })).json().list;

  beforeAll(async () => {
    const dataSource = contentDataSource;
    service = await createTestApp({
      module: AppModule,
      config: ContentConfig,
      dataSource,
    });
  });
  afterAll(() => service.close());

  it.each(['en', 'de', 'it', 'ru', 'es'])('are drafts with a text in %s', async (lang) => {
    const pages = await get(lang);

    expect(pages.map(({ page }) => page)).toEqual([
      'Privacy',
      'Terms',
      'Fair Housing',
      'Accessibility',
    ]);
    for (const page of pages) {
      expect(page).toMatchObject({ lang, draft: true });
      expect(page.title).toMatch(/\S/);
      expect(page.discription).toMatch(/^<p>.{100,}/s);
      expect(safeHtml(page.discription)).toBe(page.discription);
    }
  });

  it('are not drafts after counsel has approved them', async () => {
    const rows = contentRows(service.dataSource);
    await rows.set('legal-page', 'legal/terms', ['values', 'isDraft'], false);

    expect((await get('en')).map(({ draft }) => draft)).toEqual([true, false, true, true]);
  });
});
