import type { TestApp } from '@phantom/service-kit/testing';
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

  it('publishes the figures of estimates with the migrations, with their dates', async () => {
    expect((await read('cost-figures')).list).toEqual([
      {
        ...{ lang: 'en', source: expect.stringContaining('Freddie Mac') },
        ...{ mortgageRate: 5.98, mortgageRateDate: '2026-02-26' },
        ...{ houseTaxRate: 19.843, houseTaxYear: 2026, assessedShare: 6, condoTaxRate: 1 },
        ...{ condoCharges: 1, coopCharges: 2, usualArea: 750, downPayment: 20 },
        ...{ houseInsurance: 150, apartmentInsurance: 60 },
        ...{ appreciation: 3, rentGrowth: 3, costGrowth: 3, savingsReturn: 4 },
      },
    ]);
  });

  it('shows visitors the figures that an employee publishes', async () => {
    const changed = await editor.save(await entryOf('cost-figures'), {
      ...{ 'values.mortgageRate': 6.25, 'values.mortgageRateDate': '2026-11-19' },
      'values.condoCharges': 1.75,
    });
    await editor.publish(changed);

    expect((await read('cost-figures')).list).toEqual([
      expect.objectContaining({
        ...{ mortgageRate: 6.25, mortgageRateDate: '2026-11-19', condoCharges: 1.75 },
        ...{ coopCharges: 2, appreciation: 3 },
      }),
    ]);
  });

  it('publishes a restored revision from before the usual costs', async () => {
    const { id, version } = await entryOf('cost-figures');
    const path = `entries/${id}/revisions/1/restore`;
    const { status, body } = await editor.call<{ list: EditedEntry[] }>('POST', path, { version });
    expect(status).toBe(200);
    await editor.publish(body.list[0] as EditedEntry);

    expect((await read('cost-figures')).list).toEqual([
      expect.objectContaining({ mortgageRate: 5.98, condoCharges: 1, usualArea: 750 }),
    ]);
  });
});
