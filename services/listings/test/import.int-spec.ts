import type { TestApp } from '@phantom/service-kit/testing';
import type { ImportOptions } from '../src/import/import-feed.js';
import { withImportLock } from '../src/import/import-lock.js';
import { saleHeader, saleLine, sales, type FeedLines } from './feed-lines.js';
import { importLines, listingsOf } from './import-lines.js';
import { listingsApp } from './listings-app.js';

describe('import', () => {
  let service: TestApp;

  beforeEach(async () => {
    service = await listingsApp();
  });
  afterEach(() => service.close());

  const rows = () => listingsOf(service);
  const run = (lines: FeedLines, options?: Partial<ImportOptions>) =>
    importLines(service, lines, options);

  it('stores the listings of a file', async () => {
    const { summary } = await run(sales);

    expect(summary.taken.of('new')).toBe(2);
    expect(summary.duplicates).toBe(1);
    expect(await rows()).toMatchObject([
      {
        source: 'ny-sales',
        sourceKey: '2-e-55th-st-803-10022',
        transactionType: 'sale',
        borough: 'manhattan',
        propertySubType: 'Stock Cooperative',
        listPrice: 315000,
        bathroomsTotal: 2,
        livingArea: 1400,
        unparsedAddress: '2 E 55th St Unit 803',
        postalCode: '10022',
        latitude: 40.761255,
        media: [],
      },
      { sourceKey: '61-edgewater-park-10022', bathroomsTotal: null },
    ]);
  });

  it('changes nothing when the same file is imported again', async () => {
    await run(sales);
    const before = await rows();
    const { summary } = await run(sales);

    expect(summary.taken.entries()).toEqual([['unchanged', { count: 2, lines: [2, 3] }]]);
    expect(await rows()).toEqual(before);
  });

  it('updates only what changed', async () => {
    await run(sales);
    const [before, other] = await rows();
    const { summary } = await run([saleHeader, saleLine({ PRICE: '299000' }), sales[2] ?? '']);
    const [after, untouched] = await rows();

    expect(summary.taken.of('changed')).toBe(1);
    expect(after).toMatchObject({
      id: before?.id,
      listPrice: 299000,
      enteredAt: before?.enteredAt,
    });
    expect(after?.modifiedAt.getTime()).toBeGreaterThanOrEqual(before!.modifiedAt.getTime());
    expect(untouched).toEqual(other);
  });

  it('stores nothing in a dry run', async () => {
    const { summary } = await run(sales, { dryRun: true });

    expect(summary.taken.of('new')).toBe(2);
    expect(await rows()).toEqual([]);
  });

  it('imports a file that is larger than a batch', async () => {
    const many = Array.from({ length: 1203 }, (_, index) =>
      saleLine({ ADDRESS: `${index} Main St` }),
    );
    const { summary } = await run([saleHeader, ...many]);

    expect(summary.taken.of('new')).toBe(1203);
    expect(await rows()).toHaveLength(1203);
  });

  it('rejects a file of an unknown feed', async () => {
    await expect(run(['a,b,c', '1,2,3'])).rejects.toThrow('the header is of no known feed');
    await expect(run([])).rejects.toThrow('the header is of no known feed');
  });

  it('allows one import at a time', async () => {
    const { dataSource } = service;
    await withImportLock(dataSource, async () => {
      await expect(withImportLock(dataSource, async () => 0)).rejects.toThrow(
        'Another import is at work',
      );
    });

    await expect(withImportLock(dataSource, async () => 1)).resolves.toBe(1);
  });
});
