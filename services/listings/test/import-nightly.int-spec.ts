import type { TestApp } from '@phantom/service-kit/testing';
import type { ImportOptions } from '../src/import/import-feed.js';
import type { FeedLines } from './feed-lines.js';
import { importLines, listingsOf, pricesOf } from './import-lines.js';
import { listingsApp } from './listings-app.js';
import { brokenLines, keyOf, nightly } from './nightly-lines.js';

describe('nightly import', () => {
  let service: TestApp;

  beforeEach(async () => {
    service = await listingsApp();
  });
  afterEach(() => service.close());

  const run = async (lines: FeedLines, options?: Partial<ImportOptions>) =>
    (await importLines(service, lines, options)).summary;
  const market = async () => {
    const listings = (await listingsOf(service)).map(({ sourceKey, ...listing }) => [
      sourceKey,
      listing,
    ]);
    return Object.fromEntries(listings) as Record<
      string,
      Awaited<ReturnType<typeof listingsOf>>[0]
    >;
  };

  it('inserts, updates, withdraws and leaves unchanged in one run', async () => {
    await run(nightly({ a: 100_000, b: 200_000, c: 300_000 }));
    const before = await market();
    const summary = await run(nightly({ a: 100_000, b: 190_000, d: 400_000 }));
    const after = await market();

    expect(summary.taken.entries().map(([change, { count }]) => [change, count])).toEqual([
      ['unchanged', 1],
      ['changed', 1],
      ['new', 1],
    ]);
    expect(summary.newPrices).toBe(1);
    expect(summary.missing).toMatchObject({
      onMarket: 3,
      vanished: [{ key: keyOf('c') }],
      kept: [],
    });
    expect(after[keyOf('a')]).toEqual(before[keyOf('a')]);
    expect(after[keyOf('c')]).toMatchObject({
      ...before[keyOf('c')],
      standardStatus: 'Withdrawn',
      offMarketAt: expect.any(Date),
      modifiedAt: after[keyOf('c')]?.offMarketAt,
    });
    expect(after[keyOf('d')]).toMatchObject({ standardStatus: 'Active', offMarketAt: null });
  });

  it('appends a price only when it changes', async () => {
    await run(nightly({ a: 300_000 }));
    await run(nightly({ a: 300_000 }));
    await run(nightly({ a: 280_000 }));
    await run(nightly({ a: 280_000, b: 500_000 }));
    await run(nightly({ a: 300_000 }));

    expect(await pricesOf(service)).toEqual([
      [keyOf('a'), 300_000],
      [keyOf('a'), 280_000],
      [keyOf('a'), 300_000],
      [keyOf('b'), 500_000],
    ]);
  });

  it('begins the price history at the time of entry', async () => {
    await run(nightly({ a: 300_000 }));
    const [first] = await service.dataSource.query(`
      SELECT since = entered_at AS same FROM listing JOIN listing_price ON listing_id = id`);

    expect(first).toEqual({ same: true });
  });

  it('does not treat an unknown price as a change', async () => {
    await run(nightly({ a: 300_000 }));
    // An implausible price is unknown.
    await run(nightly({ a: 2_494 }));
    expect((await market())[keyOf('a')]?.listPrice).toBeNull();
    const summary = await run(nightly({ a: 300_000 }));

    expect(summary.taken.of('changed')).toBe(1);
    expect(summary.newPrices).toBe(0);
    expect(await pricesOf(service)).toEqual([[keyOf('a'), 300_000]]);
  });

  it.each([
    ['unchanged', 300_000, 0],
    ['cheaper', 250_000, 1],
  ])(
    'puts a listing that comes back %s on the market again with its id and history',
    async (_, price, newPrices) => {
      await run(nightly({ a: 300_000, b: 500_000 }));
      const before = (await market())[keyOf('a')];
      await run(nightly({ b: 500_000 }));
      const summary = await run(nightly({ a: price, b: 500_000 }));
      const after = (await market())[keyOf('a')];

      expect(summary.taken.of('back')).toBe(1);
      expect(summary.newPrices).toBe(newPrices);
      expect(after).toMatchObject({
        id: before?.id,
        enteredAt: before?.enteredAt,
        standardStatus: 'Active',
        offMarketAt: null,
        listPrice: price,
      });
      const history = (await pricesOf(service)).filter(([key]) => key === keyOf('a'));
      expect(history.map(([, kept]) => kept)).toEqual([300_000, price].slice(0, 1 + newPrices));
    },
  );

  it('does not touch listings that are off the market already', async () => {
    await run(nightly({ a: 300_000, b: 500_000 }));
    await run(nightly({ b: 500_000 }));
    const before = await market();
    const summary = await run(nightly({ b: 500_000 }));

    expect(summary.missing).toEqual({ onMarket: 1, vanished: [], kept: [] });
    expect(await market()).toEqual(before);
  });

  it('does not touch listings of other feeds', async () => {
    await run(nightly({ a: 300_000 }));
    await service.dataSource.query(`UPDATE listing SET source = 'another'`);
    const summary = await run(nightly({ b: 500_000 }));

    expect(summary.missing.onMarket).toBe(0);
    expect((await market())[keyOf('a')]?.offMarketAt).toBeNull();
  });

  it.each(brokenLines('a'))('keeps a listing whose line %s', async (_, line) => {
    await run(nightly({ a: 300_000, b: 500_000 }));
    const before = await market();
    const [header = '', other = ''] = nightly({ b: 500_000 });
    const { skips } = await run([header, line, other]);

    expect(skips.total).toBe(1);
    expect(await market()).toEqual(before);
  });

  it('reports listings that are kept because their line is broken', async () => {
    await run(nightly({ a: 300_000, b: 500_000 }));
    const { missing } = await run(nightly({ b: 500_000, a: 'call us' }));

    expect(missing).toMatchObject({ vanished: [], kept: [{ key: keyOf('a'), line: 3 }] });
  });

  it('does not put a listing back on the market because of a broken line', async () => {
    await run(nightly({ a: 300_000, b: 500_000 }));
    await run(nightly({ b: 500_000 }));
    await run(nightly({ a: 'call us', b: 500_000 }));

    expect((await market())[keyOf('a')]?.standardStatus).toBe('Withdrawn');
  });

  it('reports everything in a dry run and stores nothing', async () => {
    await run(nightly({ a: 100_000, b: 200_000, c: 300_000 }));
    await run(nightly({ a: 100_000, b: 200_000 }));
    const before = [await market(), await pricesOf(service)];
    const summary = await run(nightly({ a: 90_000, c: 300_000, d: 400_000 }), { dryRun: true });

    expect(summary.taken.entries().map(([change]) => change)).toEqual(['changed', 'back', 'new']);
    expect(summary.newPrices).toBe(1);
    expect(summary.missing.vanished).toMatchObject([{ key: keyOf('b'), price: 200_000 }]);
    expect([await market(), await pricesOf(service)]).toEqual(before);
  });
});
