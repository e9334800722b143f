import type { TestApp } from '@phantom/service-kit/testing';
import { rentalHeader, rentalLine } from './feed-lines.js';
import { importLines, listingsOf, pricesOf } from './import-lines.js';
import { listingsApp } from './listings-app.js';

/** Another flat, so that no file is empty. */
const neighbour = rentalLine({ rental_id: '77', floor: '9' });

/** A line of the flat that agents list under several numbers. */
const flat = (rental_id: string, rent = '2550') => rentalLine({ rental_id, rent });

describe('listing with two keys', () => {
  let service: TestApp;

  beforeEach(async () => {
    service = await listingsApp();
  });
  afterEach(() => service.close());

  const night = (...lines: string[]) => importLines(service, [rentalHeader, neighbour, ...lines]);
  const flats = async () =>
    (await listingsOf(service)).filter(({ sourceKey }) => sourceKey !== '77');
  const onMarket = async () =>
    (await flats())
      .filter(({ offMarketAt }) => offMarketAt === null)
      .map(({ id, sourceKey }) => [id, sourceKey]);
  const pricesOfFlats = async () => (await pricesOf(service)).filter(([key]) => key !== '77');
  const page = async (id: number | undefined) => {
    const answer = await service.inject({ url: `/api/auth/listings-detail?id=${id}` });
    return { status: answer.statusCode, listing: answer.json().list[0] };
  };

  it('is one listing, whichever keys a file has and in whatever order', async () => {
    await night(flat('1'), flat('2'));
    const before = await flats();
    const [listing] = before;
    for (const lines of [[flat('2'), flat('1')], [flat('2')], [flat('1')]]) {
      const { summary } = await night(...lines);

      expect(summary.taken.entries()).toMatchObject([['unchanged', { count: 2 }]]);
      expect(summary.missing.vanished).toEqual([]);
      expect(await flats()).toEqual(before);
      expect(await page(listing?.id)).toMatchObject({ status: 200, listing: { id: listing?.id } });
    }
    expect(before).toHaveLength(1);
    expect(await pricesOfFlats()).toEqual([['1', 2550]]);
  });

  it('has one price history', async () => {
    await night(flat('1'), flat('2'));
    await night(flat('2', '2500'), flat('1', '2500'));
    await night(flat('2', '2450'));
    await night(flat('1', '2400'));
    const [listing, ...others] = await flats();
    const history = (await page(listing?.id)).listing.price_history;

    expect(others).toEqual([]);
    expect(history.map(({ price }: { price: number }) => price)).toEqual([2400, 2450, 2500, 2550]);
  });

  it('reports the other key', async () => {
    await night(flat('1'), flat('2'));
    const { entries } = await night(flat('2'), flat('1'));

    expect(entries.slice(1)).toMatchObject([
      { kind: 'taken', line: 3, key: '1', mends: [{ reason: 'other-key', detail: '2' }] },
      { kind: 'duplicate', line: 4, of: 3, key: '1' },
    ]);
  });

  it('is found by its other key after the first file with both', async () => {
    await night(flat('2'));
    await night(flat('1'), flat('2'));
    await night(flat('1'));

    expect(await onMarket()).toEqual([[expect.any(Number), '2']]);
    expect(await flats()).toHaveLength(1);
  });

  it('comes back under either key', async () => {
    await night(flat('1'), flat('2'));
    const before = await onMarket();
    await night();
    expect(await onMarket()).toEqual([]);
    const { summary } = await night(flat('2'));

    expect(summary.taken.of('back')).toBe(1);
    expect(await onMarket()).toEqual(before);
  });

  it('is kept for a broken line with either key', async () => {
    await night(flat('1'), flat('2'));
    const before = await flats();
    const { summary } = await night(flat('2', 'soon'));

    expect(summary.missing.kept).toMatchObject([{ key: '1', line: 3 }]);
    expect(await flats()).toEqual(before);
  });

  it('becomes two listings when the lines differ, and the older one again when they agree', async () => {
    await night(flat('1'), flat('2'));
    const [elder] = await onMarket();
    await night(flat('2', '2600'), flat('1'));
    const both = await onMarket();
    await night(flat('2'), flat('3'), flat('1'));
    const one = await onMarket();
    await night(flat('3'));
    await night(flat('2'));

    expect(both).toEqual([elder, [expect.any(Number), '2']]);
    expect(one).toEqual([elder]);
    expect(await onMarket()).toEqual([elder]);
    expect(await flats()).toHaveLength(2);
  });

  it('keeps the older listing when both keys were stored before', async () => {
    await night(flat('2'), flat('1', '2600'));
    await night(flat('1'));
    const [left] = await onMarket();
    await night(flat('2'), flat('1'));

    expect(await onMarket()).toEqual([left]);
  });

  it('does not store other keys in a dry run', async () => {
    await night(flat('1'));
    await importLines(service, [rentalHeader, neighbour, flat('1'), flat('2')], { dryRun: true });
    await night(flat('2'));

    expect(await onMarket()).toEqual([[expect.any(Number), '2']]);
  });

  it('passes its other keys on to the listing that replaces it', async () => {
    await night(flat('5', '2600'), flat('4', '2600'), flat('3'));
    await night(flat('3'));
    // Of 3 and 5, the one on the market is kept. 4 was an other key of 5.
    await night(flat('5'), flat('3'));
    const before = await onMarket();
    await night(flat('4'));

    expect(before).toEqual([[expect.any(Number), '3']]);
    expect(await onMarket()).toEqual(before);
  });
});
