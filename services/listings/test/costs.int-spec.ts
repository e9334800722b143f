import type { TestApp } from '@phantom/service-kit/testing';
import { addListing } from './a-listing.js';
import { ContentEditor, type EditedEntry } from './content-editor.js';
import { listingsApp } from './listings-app.js';

describe('costs of a sale or a lease', () => {
  let service: TestApp;
  let editor: ContentEditor;

  beforeAll(async () => {
    service = await listingsApp();
    editor = new ContentEditor(service);
  });
  afterAll(() => service.close());

  const read = async (path: string, language = 'en') => {
    const headers = { 'accept-language': language };
    const answer = await service.inject({ method: 'GET', url: `/api/auth/${path}`, headers });
    return answer.json();
  };
  const entryOf = async (type: string) => {
    const { body } = await editor.call<{ list: EditedEntry[] }>('GET', `entries?type=${type}`);
    return body.list[0] as EditedEntry;
  };

  it('publishes those of New York with the migration, with their law and in five languages', async () => {
    const { list } = await read('closing-costs');

    expect(list[0]).toMatchObject({
      ...{ name: 'Mansion tax', payer: 'buyer', homes: 'all', basis: 'price', year: 2019 },
      source: 'New York Tax Law §§ 1402-a, 1402-b',
      bands: expect.arrayContaining([{ from: '1000000.00', low: 1, high: null }]),
    });
    const payers = new Set((list as { payer: string }[]).map(({ payer }) => payer));
    expect([...payers]).toEqual(['buyer', 'seller', 'tenant', 'landlord']);
    const german = (await read('closing-costs', 'de')).list as { name: string; lang: string }[];
    expect(german.find(({ name }) => name === 'Kaution')).toMatchObject({ lang: 'de' });
  });

  it('shows visitors a cost that an employee adds, after the others', async () => {
    const draft = await editor.create('closing-cost', {
      ...{ 'texts.en.name': 'Survey', 'values.payer': 'buyer', 'values.homes': 'all' },
      ...{ 'values.basis': 'dollars', 'values.bands': [{ from: '0.00', low: 500, high: 900 }] },
    });
    await editor.publish(draft);

    expect((await read('closing-costs')).list.at(-1)).toMatchObject({
      ...{ name: 'Survey', source: '', sourceUrl: null },
      bands: [{ from: '0.00', low: 500, high: 900 }],
    });
  });

  it('starts the estimate of a listing with the figures that an employee publishes', async () => {
    const id = await addListing(service.dataSource.manager);
    const figures = await entryOf('cost-figures');
    const changed = await editor.save(figures, {
      ...{ 'values.mortgageRate': 6.25, 'values.mortgageRateDate': '2026-11-19' },
    });
    await editor.publish(changed);

    expect((await read(`listings-detail?id=${id}`)).estimate_figures).toMatchObject({
      ...{ mortgage_rate: 6.25, mortgage_rate_date: '2026-11-19' },
    });
    expect((await read('cost-figures')).list).toEqual([
      expect.objectContaining({ mortgageRate: 6.25, appreciation: 3 }),
    ]);
  });
});
