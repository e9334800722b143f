import { storeMedia } from '@phantom/content-editing';
import type { TestApp } from '@phantom/service-kit/testing';
import { ContentEditor, HOME_VALUES } from './content-editor.js';
import { importLines, listingsOf } from './import-lines.js';
import { listingsApp } from './listings-app.js';
import { keyOf, nightly } from './nightly-lines.js';

interface FoundHome {
  id: number;
  [field: string]: unknown;
}

describe('corrections of listings', () => {
  let service: TestApp;
  let editor: ContentEditor;
  let id: number;

  beforeEach(async () => {
    service = await listingsApp();
    editor = new ContentEditor(service);
    await importLines(service, nightly({ a: 300_000, b: 500_000 }));
    id = await idOf('a');
  });
  afterEach(() => service.close());

  const idOf = async (name: string): Promise<number> =>
    (await listingsOf(service)).find(({ sourceKey }) => sourceKey === keyOf(name))?.id ?? 0;
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await service.inject({ method: 'GET', url: `/api/${path}`, headers });
    return { status: answer.statusCode, body: answer.json() };
  };
  const find = async (query: string): Promise<FoundHome[]> =>
    (await get(`auth/listings-listfind?${query}`)).body.list;
  const correct = async (values: Record<string, unknown>, home = 'a Main St') =>
    editor.publish(await editor.create('listing-correction', { 'values.home': home, ...values }));

  it('replace texts and pictures, also after the next import', async () => {
    const picture = await storeMedia(service.dataSource.manager, {
      ...{ src: '/pictures/interiors/loft/1200.webp', name: 'loft' },
    });
    await correct({
      'texts.en.title': 'A bright corner',
      'texts.en.description': 'With a zeppelin in the hall.',
      'texts.de.title': 'Eine helle Ecke',
      'texts.de.description': 'Mit einem Zeppelin im Flur.',
      'values.pictures': [{ picture }],
    });
    const corrected = {
      ...{ id, title: 'A bright corner', description: 'With a zeppelin in the hall.' },
      images: '["interiors/loft/1200.webp"]',
    };
    expect(await find('q=zeppelin')).toMatchObject([corrected]);

    const { summary } = await importLines(service, nightly({ a: 290_000, b: 500_000 }));
    expect(summary.taken.entries().map(([change]) => change)).toEqual(['changed', 'unchanged']);
    expect(await find('q=zeppelin')).toMatchObject([{ ...corrected, price: 290_000 }]);
    const { body } = await get(`auth/listings-detail?id=${id}`, { 'accept-language': 'de' });
    expect(body.list[0]).toMatchObject({ title: 'Eine helle Ecke' });
  });

  it('hide a listing everywhere until they are unpublished', async () => {
    const correction = await correct({ 'values.hidden': true });
    await importLines(service, nightly({ a: 280_000, b: 500_000 }));

    expect((await find('type=sales')).map((home) => home.id)).toEqual([await idOf('b')]);
    expect((await get(`auth/listings-detail?id=${id}`)).status).toBe(410);
    expect((await get(`auth/listings-byid?ids=${id}`)).body.list).toEqual([]);
    expect((await get('auth/listings-facets?type=sales')).body.total).toBe(1);
    expect((await get('auth/listings-suggest?q=a%20Main%20St')).body.list).not.toContainEqual(
      expect.objectContaining({ id }),
    );
    expect((await get('sitemap/listings?limit=10')).body.list).toHaveLength(1);
    expect(await countOf('Main St')).toBe(1);

    await editor.unpublish(correction);
    expect(await find('type=sales')).toHaveLength(2);
    expect((await get(`auth/listings-detail?id=${id}`)).status).toBe(200);
    expect(await countOf('Main St')).toBe(2);
  });

  const countOf = async (street: string): Promise<number> => {
    const rows = await service.dataSource.query<{ count: number }[]>(
      `SELECT sum(count)::integer AS count FROM place WHERE kind = 'street' AND text LIKE $1`,
      [`%${street}`],
    );
    return rows[0]?.count ?? 0;
  };

  it('bring featured listings to the front of the newest ones only', async () => {
    await editor.publish(await editor.create('home', HOME_VALUES));
    const order = async (path: string) =>
      ((await get(path)).body.list as FoundHome[]).map(({ address }) => address);
    const before = await order('auth/listings-listfind?type=sales');
    await correct({ 'values.featured': true }, `https://example.com/de/listings-detail/${id}?a=1`);

    expect(await order('auth/listings-listfind?type=sales')).toEqual(before);
    const newest = await order('auth/listings-newest?type=sales&limit=2');
    expect(newest).toEqual(['a Main St', before[0]]);
    expect(await order('auth/listings-newest?type=rentals')).toEqual([]);
  });

  it('move to another listing with the next publication', async () => {
    const correction = await correct({ 'values.hidden': true });
    await editor.publish(await editor.save(correction, { 'values.home': String(await idOf('b')) }));

    expect(await find('type=sales')).toMatchObject([{ id }]);
  });

  it('are shown to a preview before their publication', async () => {
    const draft = await editor.create('listing-correction', {
      ...{ 'values.home': `/listings-detail/${id}`, 'texts.en.title': 'A draft' },
    });
    expect(draft.preview_path).toBe(`/listings-detail/${id}`);
    const title = async (headers = {}) =>
      (await get(`auth/listings-detail?id=${id}`, headers)).body.list[0].title;

    expect(await title(await editor.preview(draft))).toMatch(/^A draft/);
    expect(await title()).toBeNull();
  });

  it.each(['9 Nowhere St', '999999', '/listings-detail/99999999999'])(
    'are refused for the home %s',
    async (home) => {
      const draft = await editor.create('listing-correction', { 'values.home': home });
      const { version } = draft;
      const { status } = await editor.call('POST', `entries/${draft.id}/publish`, { version });

      expect(status).toBe(422);
    },
  );

  it('are refused when another one is about the same listing', async () => {
    await correct({ 'values.featured': true });

    await expect(correct({ 'values.hidden': true })).rejects.toThrow('422');
    expect(await find('type=sales')).toHaveLength(2);
  });
});
