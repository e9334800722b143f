import type { TestApp } from '@phantom/service-kit/testing';
import { rentalHeader, rentalLine, saleHeader, saleLine } from './feed-lines.js';
import { importLines } from './import-lines.js';
import { listingsApp } from './listings-app.js';

const toRent = [
  rentalHeader,
  rentalLine({ neighborhood: 'DUMBO', submarket: 'Northwest Brooklyn', borough: 'Brooklyn' }),
];
const onSale = [
  saleHeader,
  saleLine({
    STATE: 'Brooklyn, NY 11201',
    ADMINISTRATIVE_AREA_LEVEL_2: 'Kings County',
    LOCALITY: 'Brooklyn',
    SUBLOCALITY: 'Dumbo',
    LATITUDE: '40.7033',
    LONGITUDE: '-73.9881',
  }),
];

describe('neighbourhood with several spellings', () => {
  let service: TestApp;

  beforeEach(async () => {
    service = await listingsApp();
    await importLines(service, toRent);
    await importLines(service, onSale);
  });
  afterEach(() => service.close());

  const get = async (call: string) =>
    (await service.inject({ url: `/api/auth/${call}` })).json<{
      total: number;
      list: unknown[];
      facets: { neighbourhood: unknown[] };
    }>();

  it('is one facet with the listings of both feeds', async () => {
    const { facets } = await get('listings-facets');

    expect(facets.neighbourhood).toEqual([{ value: 'Dumbo', count: 2 }]);
  });

  it('is suggested once', async () => {
    const { list } = await get('listings-suggest?q=dumbo');

    expect(list).toEqual([
      { kind: 'neighbourhood', text: 'Dumbo', borough: 'brooklyn', count: 2, id: null },
    ]);
  });

  it.each(['Dumbo', 'DUMBO'])('is found as %s', async (name) => {
    expect((await get(`listings-listfind?neighbourhood=${name}`)).total).toBe(2);
  });

  it('is corrected by the next import', async () => {
    // The digest belongs to the old name.
    await service.dataSource.query(`
      UPDATE listing SET subdivision_name = 'DUMBO', digest = '' WHERE offer = 'rental'`);
    expect((await get('listings-facets')).facets.neighbourhood).toHaveLength(2);
    expect((await get('listings-listfind?neighbourhood=DUMBO')).total).toBe(2);
    const { summary } = await importLines(service, toRent);

    expect(summary.taken.of('changed')).toBe(1);
    expect((await get('listings-facets')).facets.neighbourhood).toEqual([
      { value: 'Dumbo', count: 2 },
    ]);
  });
});
