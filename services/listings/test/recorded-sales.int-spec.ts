import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestApp } from '@phantom/service-kit/testing';
import { importSalesFile, isSalesFile } from '../src/import/sales-file.js';
import { SALE_COLUMNS } from '../src/recorded-sales/sale-rules.js';
import { addListing } from './a-listing.js';
import { listingsApp } from './listings-app.js';

const row = (lot: number, price: string, area = '1,000', category = '13 CONDOS') =>
  [
    `3,PARK SLOPE,${category},${lot},${lot},"${lot} 5 AVENUE, ${lot}",11215,"${area}"`,
    `"${price}",${(lot % 12) + 1}/5/${lot % 2 === 0 ? 2018 : 2019}`,
  ].join(',');
const fileOf = (...rows: string[]) => [SALE_COLUMNS.join(','), ...rows].join('\n');

describe('recorded sales', () => {
  let service: TestApp;
  let folder: string;

  beforeAll(async () => {
    service = await listingsApp();
    folder = await mkdtemp(join(tmpdir(), 'recorded-sales-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await service.close();
  });

  const importText = async (text: string, dryRun = false) => {
    const path = join(folder, 'sales.csv');
    await writeFile(path, text);
    expect(await isSalesFile(path)).toBe(true);
    const { dataSource } = service;
    return importSalesFile({ dataSource, path, dryRun, reportsDir: folder, now: new Date() });
  };
  const count = async (): Promise<number> =>
    (await service.dataSource.query('SELECT count(*)::int AS count FROM recorded_sale'))[0].count;
  const soldLike = async (id: number) => {
    const url = `/api/auth/listings-sold?id=${id}`;
    const answer = await service.inject({ method: 'GET', url });
    return { status: answer.statusCode, body: answer.json() };
  };
  const twelve = Array.from({ length: 12 }, (_, at) => row(at + 1, `$${at + 1}00,000`));

  it('imports a file twice without doubling it, and reports the lines that it leaves out', async () => {
    const text = fileOf(...twelve, row(13, '$10'), row(14, '$900,000', '0', '44 CONDO PARKING'));
    await importText(text, true);
    const afterDryRun = await count();
    await importText(text);
    const { summary, report } = await importText(text);

    expect(afterDryRun).toBe(0);
    expect(await count()).toBe(12);
    expect(summary).toContain('12 sales stored, 2 left out');
    expect(await readFile(report, 'utf8')).toBe(
      'line,outcome,reason\n14,skipped,nominal-price\n15,skipped,not-one-home\n',
    );
  });

  it('returns median, range and count of the same kind in the ZIP code of a listing', async () => {
    await importText(fileOf(...twelve));
    const home = { borough: 'brooklyn', postalCode: '11215', transactionType: 'sale' } as const;
    const id = await addListing(service.dataSource.manager, {
      ...home,
      propertySubType: 'Condominium',
      unparsedAddress: '3 5th Ave Apt 9',
    });
    const { body } = await soldLike(id);

    expect(body).toEqual({
      error: 0,
      kinds: ['condo'],
      comparison: {
        area: 'zip_code',
        area_name: '11215',
        first_year: 2018,
        last_year: 2019,
        prices: { count: 12, low: 375_000, median: 650_000, high: 925_000 },
        per_square_foot: { count: 12, low: 375, median: 650, high: 925 },
      },
      at_address: [{ sold_on: '2019-04-05', price: 300_000, kind: 'condo' }],
    });
  });

  it('falls back to the borough, and compares with nothing when there are too few sales', async () => {
    await importText(fileOf(...twelve));
    const { manager } = service.dataSource;
    const home = { borough: 'brooklyn', postalCode: '11201', transactionType: 'sale' } as const;
    const condo = await addListing(manager, { ...home, propertySubType: 'Condominium' });
    const coop = await addListing(manager, { ...home, propertySubType: 'Stock Cooperative' });

    expect((await soldLike(condo)).body.comparison).toMatchObject({
      area: 'borough',
      area_name: 'brooklyn',
    });
    expect((await soldLike(coop)).body).toMatchObject({ kinds: ['co-op'], comparison: null });
  });

  it.each([
    [
      'a type that the city does not record',
      { transactionType: 'sale', propertySubType: 'Condop' },
    ],
    ['an unknown type', { transactionType: 'sale', propertySubType: null }],
    ['a rental', { transactionType: 'rental', propertySubType: 'Condominium' }],
  ] as const)('compares nothing with %s', async (_, over) => {
    await importText(fileOf(...twelve));
    const home = { borough: 'brooklyn', postalCode: '11215', ...over } as const;
    const id = await addListing(service.dataSource.manager, home);

    expect((await soldLike(id)).body).toMatchObject({ kinds: [], comparison: null });
  });

  it('returns 404 for an unknown listing', async () => {
    expect((await soldLike(999_999)).status).toBe(404);
  });
});
