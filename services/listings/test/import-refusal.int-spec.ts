import type { TestApp } from '@phantom/service-kit/testing';
import { ChangedFileError } from '../src/import/feed-file.js';
import type { Missing } from '../src/import/vanished-listings.js';
import { TooManyVanishedError } from '../src/import/vanished-listings.js';
import { fileOf, saleHeader, type FeedLines } from './feed-lines.js';
import { importLines, importSource, listingsOf, pricesOf } from './import-lines.js';
import { listingsApp } from './listings-app.js';
import { keyOf, nightly } from './nightly-lines.js';

/** Lines of the listings `1` to `count`, at one price. */
const listings = (count: number, price = 300_000) =>
  nightly(Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at + 1}`, price])));

describe('refused import', () => {
  let service: TestApp;

  beforeEach(async () => {
    service = await listingsApp();
    await importLines(service, listings(10));
  });
  afterEach(() => service.close());

  const stored = async () => [await listingsOf(service), await pricesOf(service)];

  it('stores nothing when too many listings would vanish', async () => {
    const before = await stored();
    const told: Missing[] = [];
    const half = importLines(service, listings(5, 250_000), {
      maxVanishedShare: 0.2,
      onMissing: async (missing) => void told.push(missing),
    });

    await expect(half).rejects.toThrow(TooManyVanishedError);
    expect(await stored()).toEqual(before);
    expect(told).toHaveLength(1);
    expect(told[0]?.vanished).toHaveLength(5);
  });

  it('accepts the maximum share of vanished listings', async () => {
    const { summary } = await importLines(service, listings(8), { maxVanishedShare: 0.2 });

    expect(summary.missing.vanished.map(({ key }) => key)).toEqual([keyOf('10'), keyOf('9')]);
  });

  it('continues a dry run to the end and reports the refusal', async () => {
    const before = await stored();
    const options = { maxVanishedShare: 0.2, dryRun: true };
    const { summary } = await importLines(service, listings(5, 250_000), options);

    expect(summary.newPrices).toBe(5);
    expect(summary.refusal).toBeInstanceOf(TooManyVanishedError);
    expect(await stored()).toEqual(before);
  });

  it('refuses a file without listings', async () => {
    await expect(importLines(service, [saleHeader], { maxVanishedShare: 0.2 })).rejects.toThrow(
      '10 of the 10 homes on the market (100%) would vanish',
    );
  });

  it('withdraws nothing when the file changes while it is read', async () => {
    const nights: FeedLines[] = [listings(9), listings(9, 250_000)];
    const source = { read: () => fileOf(nights.shift() ?? []) };

    await expect(importSource(service, source)).rejects.toThrow(ChangedFileError);
    expect((await listingsOf(service)).filter(({ offMarketAt }) => offMarketAt)).toEqual([]);
  });
});

describe('interrupted import', () => {
  const tonight = [...listings(1_203, 250_000)];
  let services: TestApp[];

  beforeEach(async () => {
    services = await Promise.all([listingsApp(), listingsApp()]);
    for (const service of services) await importLines(service, listings(1_300));
  });
  afterEach(() => Promise.all(services.map((service) => service.close())));

  it('gives the same result when it is started again', async () => {
    const [stopped, straight] = services as [TestApp, TestApp];
    const stop = new Error('the plug was pulled');
    const onBatch = () => Promise.reject(stop);
    await expect(importLines(stopped, tonight, { onBatch })).rejects.toThrow(stop);
    const cheaper = (await listingsOf(stopped)).filter(({ listPrice }) => listPrice === 250_000);
    expect(cheaper).toHaveLength(500);

    const { summary } = await importLines(stopped, tonight);
    await importLines(straight, tonight);
    expect(summary.taken.of('unchanged')).toBe(500);
    expect(await stateOf(stopped)).toEqual(await stateOf(straight));
  });

  /** All fields except times. */
  const stateOf = async (service: TestApp) => {
    const listings = (await listingsOf(service)).map(({ offMarketAt, ...listing }) => {
      const untimed = { ...listing, enteredAt: null, modifiedAt: null };
      return { ...untimed, onMarket: offMarketAt === null };
    });
    return [listings, await pricesOf(service)];
  };
});
