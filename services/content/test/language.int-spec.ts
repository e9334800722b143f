import type { TestApp } from '@phantom/service-kit/testing';
import { contentApp } from './content-app.js';
import { contentRows } from './content-rows.js';

describe('language of public reads', () => {
  let service: TestApp;
  const headings = async (query: string, headers: Record<string, string> = {}) => {
    const url = `/api/auth/businessinfolist${query}`;
    const { list } = (await service.inject({ method: 'GET', url, headers })).json();
    return list.map(({ text, lang }: { text: string; lang: string }) => `${lang}: ${text}`);
  };

  beforeAll(async () => {
    service = await contentApp();
  });
  afterAll(() => service.close());

  it('is English by default', async () => {
    expect((await headings(''))[1]).toBe('en: Lending');
  });

  it('follows Accept-Language, and prefers the lang parameter', async () => {
    const headers = { 'accept-language': 'de-CH, en;q=0.7' };

    expect((await headings('', headers))[1]).toBe('de: Finanzierung');
    expect((await headings('?lang=ru', headers))[1]).toBe('ru: Кредитование');
  });

  it('is English for unsupported languages, repeated parameters and invalid values', async () => {
    expect((await headings('?lang=fr'))[1]).toBe('en: Lending');
    expect((await headings('?lang=de&lang=it'))[1]).toBe('en: Lending');
    expect((await headings('?lang=%00%27--'))[1]).toBe('en: Lending');
  });

  it('falls back to English for a single text, and reports its language', async () => {
    await contentRows(service.dataSource).removeTexts('business-group', 'es', { key: 'group-2' });

    expect((await headings('?lang=es')).slice(0, 3)).toEqual([
      'es: Inversión',
      'en: Lending',
      'es: Inmuebles en dificultades',
    ]);
  });
});
