import type { TestApp } from '@phantom/service-kit/testing';
import { rentalHeader, rentalLine } from './feed-lines.js';
import { importLines, listingsOf, pricesOf } from './import-lines.js';
import { listingsApp } from './listings-app.js';

/** Another flat of the feed, so that it never tells of one only. */
const neighbour = rentalLine({ rental_id: '77', floor: '9' });

/** A line of the flat that agents list under several numbers. */
const flat = (rental_id: string, rent = '2550') => rentalLine({ rental_id, rent });

describe('a flat that a feed lists under two numbers', () => {
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
    return { status: answer.statusCode, home: answer.json().list[0] };
  };

  it('is one home with one page, whichever of them a night tells, in whatever order', async () => {
    await night(flat('1'), flat('2'));
    const before = await flats();
    const [home] = before;
    for (const lines of [[flat('2'), flat('1')], [flat('2')], [flat('1')]]) {
      const { summary } = await night(...lines);

      expect(summary.taken.entries()).toMatchObject([['unchanged', { count: 2 }]]);
      expect(summary.missing.vanished).toEqual([]);
      expect(await flats()).toEqual(before);
      expect(await page(home?.id)).toMatchObject({ status: 200, home: { id: home?.id } });
    }
    expect(before).toHaveLength(1);
    expect(await pricesOfFlats()).toEqual([['1', 2550]]);
  });

  it('has all its prices in one history', async () => {
    await night(flat('1'), flat('2'));
    await night(flat('2', '2500'), flat('1', '2500'));
    await night(flat('2', '2450'));
    await night(flat('1', '2400'));
    const [home, ...others] = await flats();
    const history = (await page(home?.id)).home.price_history;

    expect(others).toEqual([]);
    expect(history.map(({ price }: { price: number }) => price)).toEqual([2400, 2450, 2500, 2550]);
  });

  it('says in the report under which other number it was listed', async () => {
    await night(flat('1'), flat('2'));
    const { entries } = await night(flat('2'), flat('1'));

    expect(entries.slice(1)).toMatchObject([
      { kind: 'taken', line: 3, key: '1', mends: [{ reason: 'other-key', detail: '2' }] },
      { kind: 'duplicate', line: 4, of: 3, key: '1' },
    ]);
  });

  it('is known by the other number from the first night that told both, whichever came first', async () => {
    await night(flat('2'));
    await night(flat('1'), flat('2'));
    await night(flat('1'));

    expect(await onMarket()).toEqual([[expect.any(Number), '2']]);
    expect(await flats()).toHaveLength(1);
  });

  it('comes back under either', async () => {
    await night(flat('1'), flat('2'));
    const before = await onMarket();
    await night();
    expect(await onMarket()).toEqual([]);
    const { summary } = await night(flat('2'));

    expect(summary.taken.of('back')).toBe(1);
    expect(await onMarket()).toEqual(before);
  });

  it('is kept for a broken line of either', async () => {
    await night(flat('1'), flat('2'));
    const before = await flats();
    const { summary } = await night(flat('2', 'soon'));

    expect(summary.missing.kept).toMatchObject([{ key: '1', line: 3 }]);
    expect(await flats()).toEqual(before);
  });

  it('is two homes once the lines tell two apart, and the elder of them once they agree again', async () => {
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

  it('leaves the elder alone when it was known by both before', async () => {
    await night(flat('2'), flat('1', '2600'));
    await night(flat('1'));
    const [left] = await onMarket();
    await night(flat('2'), flat('1'));

    expect(await onMarket()).toEqual([left]);
  });

  it('remembers no number of a dry run', async () => {
    await night(flat('1'));
    await importLines(service, [rentalHeader, neighbour, flat('1'), flat('2')], { dryRun: true });
    await night(flat('2'));

    expect(await onMarket()).toEqual([[expect.any(Number), '2']]);
  });

  it('passes its further numbers on to the home that takes its place', async () => {
    await night(flat('5', '2600'), flat('4', '2600'), flat('3'));
    await night(flat('3'));
    // Of 3 and 5, the one on the market is kept, and 4 was another number of 5.
    await night(flat('5'), flat('3'));
    const before = await onMarket();
    await night(flat('4'));

    expect(before).toEqual([[expect.any(Number), '3']]);
    expect(await onMarket()).toEqual(before);
  });
});
