import type { TestApp } from '@phantom/service-kit/testing';
import { contentApp } from './content-app.js';
import { contentRows } from './content-rows.js';
import { type EditorClient, editorClient, paragraph, paul } from './editors.js';

const DEMO = ['bushwick-yards', 'senior-loan-fund', 'jackson-heights-court'];

/** Without those of the demo. */
const ownOf = <Offering extends { slug: string }>(list: Offering[]): Offering[] =>
  list.filter(({ slug }) => !DEMO.includes(slug));

describe('offerings', () => {
  let service: TestApp;
  let call: EditorClient;

  beforeAll(async () => {
    service = await contentApp();
    call = editorClient(service);
  });
  afterAll(() => service.close());

  const get = async (url: string, headers = {}) => {
    const response = await service.inject({ method: 'GET', url, headers });
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    return { status: response.statusCode, body: response.json<any>() };
  };

  async function newEntry(type: string, changes: { path: string; value: unknown }[]) {
    const { body } = await call('POST', '/entries', { type });
    const [{ id, version }] = body.list;
    const saved = await call('PATCH', `/entries/${id}`, { version, changes });
    expect(saved.status).toBe(200);
    return { id: id as number, version: saved.body.list[0].version as number };
  }

  const newPressRelease = () =>
    newEntry('press-release', [
      { path: 'texts.en.title', value: 'We buy on the river' },
      { path: 'texts.en.body', value: paragraph('A contract was signed.') },
      { path: 'values.publishedAt', value: '2026-11-20T10:00:00Z' },
    ]);

  const newOffering = (slug: string, pressRelease: number | null = null) =>
    newEntry('offering', [
      { path: 'texts.en.title', value: 'Riverside Lofts' },
      { path: 'texts.en.slug', value: slug },
      { path: 'texts.en.summary', value: 'Forty homes on the river.' },
      { path: 'texts.en.body', value: paragraph('A mill becomes homes.') },
      { path: 'texts.en.risk', value: paragraph('You can lose all of it.') },
      { path: 'texts.en.figures', value: [{ label: 'Term', value: '36 months' }] },
      { path: 'texts.en.nextStepText', value: 'Ask us' },
      { path: 'values.image', value: 1 },
      { path: 'values.state', value: 'open' },
      { path: 'values.target', value: '5000000.00' },
      { path: 'values.committed', value: '1250000.00' },
      { path: 'values.minimum', value: '50000.00' },
      { path: 'values.progress', value: 10 },
      { path: 'values.nextStepUrl', value: '/invest-now' },
      { path: 'values.pressRelease', value: pressRelease },
    ]);

  const publish = async ({ id, version }: { id: number; version: number }) => {
    const { status, body } = await call('POST', `/entries/${id}/publish`, { version }, paul);
    expect(status).toBe(200);
    return body.list[0].version as number;
  };

  it('of the demo stand in their order, in every language, with the way to invest', async () => {
    for (const lang of ['en', 'de', 'it', 'ru', 'es']) {
      const { list } = (await get(`/api/auth/offerings?lang=${lang}`)).body;
      expect(list.map(({ slug }: { slug: string }) => slug)).toEqual(DEMO);
      for (const offering of list) {
        expect(offering).toMatchObject({ lang, way_to_invest: { lang } });
      }
    }
    const { list } = (await get('/api/sitemap/offerings')).body;
    expect(list.map(({ slug }: { slug: string }) => slug)).toEqual(DEMO);
  });

  it('name the language of the way to invest, which falls back to English by itself', async () => {
    await contentRows(service.dataSource).removeTexts('investment-type', 'ru', {
      key: 'development',
    });
    const [offering] = (await get(`/api/auth/offerings/${DEMO[0]}?lang=ru`)).body.list;
    expect(offering).toMatchObject({
      ...{ lang: 'ru', way_to_invest: { text: 'Development', lang: 'en' } },
    });
  });

  it('appear together with the press release of the same release', async () => {
    const press = await newPressRelease();
    const offering = await newOffering('riverside-lofts', press.id);
    const { body: created } = await call('POST', '/releases', { name: 'Riverside' });
    let [release] = created.list;
    for (const entry_id of [press.id, offering.id]) {
      const added = await call('POST', `/releases/${release.id}/items`, {
        ...{ entry_id, action: 'publish' },
      });
      [release] = added.body.list;
    }
    expect((await get('/api/auth/offerings/riverside-lofts')).status).toBe(404);
    const done = await call(
      'POST',
      `/releases/${release.id}/publish`,
      { version: release.version },
      paul,
    );
    expect(done.status).toBe(200);

    const { body: list } = await get('/api/auth/offerings');
    expect(ownOf(list.list)).toEqual([
      {
        ...{ slug: 'riverside-lofts', title: 'Riverside Lofts', state: 'open', lang: 'en' },
        ...{ summary: 'Forty homes on the river.', way_to_invest: null, progress: 10 },
        ...{ target: '5000000.00', committed: '1250000.00', minimum: '50000.00' },
        ...{ image: expect.stringMatching(/\.webp(#focus=75,50)?$/), alt: expect.any(String) },
        risk: '<p>You can lose all of it.</p>',
      },
    ]);
    const { body: single } = await get('/api/auth/offerings/riverside-lofts');
    const [{ press_release, ...shown }] = single.list;
    expect(shown).toMatchObject({
      ...{ body: '<p>A mill becomes homes.</p>', figures: [{ label: 'Term', value: '36 months' }] },
      next_step: { text: 'Ask us', href: '/invest-now', lang: 'en' },
    });
    expect(press_release).toMatchObject({ text: 'We buy on the river', lang: 'en' });
    expect(press_release.href).toMatch(/^\/press-release\?entry=(\d+)#release-\1$/);
    const { body: sitemap } = await get('/api/sitemap/offerings');
    expect(ownOf(sitemap.list)).toEqual([
      { slug: 'riverside-lofts', updated_at: expect.stringMatching(/^2\d+-/) },
    ]);
  });

  it('fall back to English, and have an address in each language', async () => {
    const { id, version } = await newOffering('harbor-house');
    const published = await publish({ id, version });
    const [english] = (await get('/api/auth/offerings/harbor-house?lang=de')).body.list;
    expect(english).toMatchObject({ slug: 'harbor-house', lang: 'en' });

    const saved = await call('PATCH', `/entries/${id}`, {
      version: published,
      changes: [
        { path: 'texts.de.title', value: 'Haus am Hafen' },
        { path: 'texts.de.slug', value: 'haus-am-hafen' },
        { path: 'texts.de.summary', value: 'Zwanzig Wohnungen.' },
      ],
    });
    await publish({ id, version: saved.body.list[0].version });
    const [german] = (await get('/api/auth/offerings/harbor-house?lang=de')).body.list;
    expect(german).toMatchObject({ slug: 'haus-am-hafen', title: 'Haus am Hafen', lang: 'de' });
    // Not translated: the amounts stay, the text falls back.
    expect(german).toMatchObject({ target: '5000000.00' });
  });

  it('keep an earlier address, and answer 410 from the bin', async () => {
    const { id, version } = await newOffering('old-mill');
    const published = await publish({ id, version });
    const changes = [{ path: 'texts.en.slug', value: 'mill' }];
    const saved = await call('PATCH', `/entries/${id}`, { version: published, changes });
    const renamed = await publish({ id, version: saved.body.list[0].version });
    expect((await get('/api/auth/offerings/old-mill')).body.list[0].slug).toBe('mill');

    const gone = await call('DELETE', `/entries/${id}?version=${renamed}`, undefined, paul);
    expect(gone.status).toBe(200);
    expect((await get('/api/auth/offerings/mill')).status).toBe(410);
    expect((await get('/api/auth/offerings/old-mill')).status).toBe(410);
    const { body } = await get('/api/auth/offerings');
    expect(body.list.map(({ slug }: { slug: string }) => slug)).not.toContain('mill');
  });

  it('show a draft in its preview only, at its own address', async () => {
    const { id } = await newOffering('secret');
    const { body } = await call('POST', '/previews', { entry_ids: [id], is_shared: false });
    const headers = { 'x-content-preview': body.token };
    const [draft] = (await get('/api/auth/offerings/secret', headers)).body.list;
    expect(draft).toMatchObject({ slug: 'secret', title: expect.stringContaining('Riverside') });
    expect((await get('/api/auth/offerings/secret')).status).toBe(404);
  });
});
