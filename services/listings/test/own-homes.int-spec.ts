import { storeMedia } from '@phantom/content-editing';
import type { TestApp } from '@phantom/service-kit/testing';
import { ContentEditor, HOME_VALUES, OPEN_HOUSE } from './content-editor.js';
import { importLines } from './import-lines.js';
import { listingsApp } from './listings-app.js';
import { nightly } from './nightly-lines.js';

interface FoundHome {
  id: number;
  images: string;
  [field: string]: unknown;
}

describe('homes of our own', () => {
  let service: TestApp;
  let editor: ContentEditor;
  let pictures: Record<string, unknown>;

  beforeEach(async () => {
    service = await listingsApp();
    editor = new ContentEditor(service);
    const { manager } = service.dataSource;
    const house = await storeMedia(manager, {
      src: '/pictures/homes/house/1200.webp',
      name: 'house',
    });
    const garden = await storeMedia(manager, {
      src: '/media/listings/2-0a/1920.webp',
      name: 'garden',
    });
    pictures = { 'values.pictures': [{ picture: house, caption: 'Street' }, { picture: garden }] };
  });
  afterEach(() => service.close());

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await service.inject({ method: 'GET', url: `/api/${path}`, headers });
    return { status: answer.statusCode, body: answer.json() };
  };
  const find = async (query: string): Promise<FoundHome[]> =>
    (await get(`auth/listings-listfind?${query}`)).body.list;
  const published = async (values: Record<string, unknown> = {}) =>
    editor.publish(await editor.create('home', { ...HOME_VALUES, ...pictures, ...values }));

  it('are found by the first search after their publication', async () => {
    const { path } = await published();
    const [home, ...others] = await find('type=sales&location=brooklyn&q=octagonal');
    const id = home?.id;

    expect(others).toEqual([]);
    expect(home).toMatchObject({
      ...{ address: '12 Verandah Pl', city: 'Brooklyn', zip_code: '11201', state: 'NY' },
      ...{ price: 1_950_000, bedrooms: 4, bathrooms: 2.5, area: 2400, type: 'Townhouse' },
      ...{ amenities: 'Garden, Fireplace', neighbourhood: 'Cobble Hill', available: true },
      open_houses: [
        { starts_at: OPEN_HOUSE.startsAt, ends_at: OPEN_HOUSE.endsAt, synthetic: false },
      ],
      images: JSON.stringify(['homes/house/1200.webp', '../media/listings/2-0a/1920.webp']),
    });
    expect(path).toBe(`/listings-detail/${id}`);
    expect(await find('type=open-houses&neighbourhood=Cobble%20Hill')).toHaveLength(1);
    expect((await get('auth/listings-facets?type=sales')).body.total).toBe(1);
    expect((await get('auth/listings-map?type=sales&zoom=13')).body.homes).toMatchObject([{ id }]);
    expect((await get('auth/listings-suggest?q=12%20Verandah')).body.list).not.toEqual([]);
    expect((await get('sitemap/listings?limit=10')).body.list).toMatchObject([{ id }]);
    expect((await get(`auth/listings-byid?ids=${id}`)).body.list).toMatchObject([{ id }]);
  });

  it('have a page in the language of the visitor, with their prices', async () => {
    const home = await published();
    const cheaper = await editor.save(home, { 'values.price': '1900000.00' });
    await editor.publish(cheaper);
    const [{ id }] = (await find('q=verandah')) as [FoundHome];
    const { body } = await get(`auth/listings-detail?id=${id}`, { 'accept-language': 'de' });

    expect(body.list[0]).toMatchObject({
      title: 'Remise hinter dem Park',
      description: 'Ein ruhiges Haus mit achteckigem Oberlicht.',
      price_history: [{ price: 1_900_000 }, { price: 1_950_000 }],
      images: JSON.stringify([
        { url: '/pictures/homes/house/1200.webp', type: 'image' },
        { url: '/media/listings/2-0a/1920.webp', type: 'image' },
      ]),
    });
  });

  it('show a replaced picture without another publication', async () => {
    await published();
    const replaced = { src: '/media/listings/2-0b/1920.webp' };
    await service.dataSource.query(`UPDATE media_asset SET src = $1 WHERE name = 'garden'`, [
      replaced.src,
    ]);

    expect((await find('q=verandah'))[0]?.images).toContain('2-0b');
  });

  it('leave all lists when they are unpublished, and come back with their id', async () => {
    const home = await published();
    const [{ id }] = (await find('q=verandah')) as [FoundHome];
    const unpublished = await editor.unpublish(home);

    expect(await find('q=verandah')).toEqual([]);
    expect((await get(`auth/listings-detail?id=${id}`)).status).toBe(410);
    expect((await get('sitemap/listings?limit=10')).body.list).toEqual([]);

    const again = await editor.publish(unpublished);
    expect(await find('q=verandah')).toMatchObject([{ id }]);
    await editor.remove(again);
    expect(await find('q=verandah')).toEqual([]);
    expect((await get(`auth/listings-detail?id=${id}`)).status).toBe(410);
  });

  it('are left alone by the import of a feed', async () => {
    await published();
    const { summary } = await importLines(service, nightly({ a: 300_000 }));
    const next = await importLines(service, nightly({ b: 400_000 }));

    expect(summary.missing).toMatchObject({ onMarket: 0, vanished: [] });
    expect(next.summary.missing.vanished).toHaveLength(1);
    expect(await find('q=verandah')).toHaveLength(1);
  });

  it('are shown to a preview before their publication', async () => {
    const draft = await editor.create('home', { ...HOME_VALUES, ...pictures });
    const id = draft.path?.split('/').at(-1);
    const headers = await editor.preview(draft);

    expect((await get(`auth/listings-detail?id=${id}`)).status).toBe(404);
    expect((await get(`auth/listings-detail?id=${id}`, headers)).body.list[0]).toMatchObject({
      ...{ id: Number(id), price: 1_950_000, price_history: [] },
      title: expect.stringMatching(/^Carriage house/),
    });
  });

  it.each([
    [
      'an open house that ends before it begins',
      {
        'values.openHouses': [{ startsAt: OPEN_HOUSE.endsAt, endsAt: OPEN_HOUSE.startsAt }],
      },
    ],
    ['a ZIP code that is none', { 'values.zipCode': 'x1' }],
    ['no price', { 'values.price': null }],
  ])('are refused with %s', async (_, values) => {
    const { id, version } = await editor.create('home', { ...HOME_VALUES, ...values });
    const { status } = await editor.call('POST', `entries/${id}/publish`, { version });

    expect(status).toBe(422);
    expect(await find('q=verandah')).toEqual([]);
  });
});
