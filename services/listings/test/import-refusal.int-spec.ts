import type { TestApp } from '@phantom/service-kit/testing';
import { ChangedFileError } from '../src/import/feed-file.js';
import type { Missing } from '../src/import/find-vanished.js';
import { TooManyVanishedError } from '../src/import/too-many-vanished.js';
import { fileOf, saleHeader, type FeedLines } from './feed-lines.js';
import { importLines, importSource, listingsOf, pricesOf } from './import-lines.js';
import { listingsApp } from './listings-app.js';
import { keyOf, nightly } from './nightly-lines.js';

/** Homes `1` to `count`, at one price. */
const homes = (count: number, price = 300_000) =>
  nightly(Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at + 1}`, price])));

describe('an import that must not go through', () => {
  let service: TestApp;

  beforeEach(async () => {
    service = await listingsApp();
    await importLines(service, homes(10));
  });
  afterEach(() => service.close());

  const stored = async () => [await listingsOf(service), await pricesOf(service)];

  it('is refused before anything is stored when too many homes would vanish', async () => {
    const before = await stored();
    const told: Missing[] = [];
    const half = importLines(service, homes(5, 250_000), {
      maxVanishedShare: 0.2,
      onMissing: async (missing) => void told.push(missing),
    });

    await expect(half).rejects.toThrow(TooManyVanishedError);
    expect(await stored()).toEqual(before);
    expect(told).toHaveLength(1);
    expect(told[0]?.vanished).toHaveLength(5);
  });

  it('goes through when just as many vanish as may', async () => {
    const { summary } = await importLines(service, homes(8), { maxVanishedShare: 0.2 });

    expect(summary.missing.vanished.map(({ key }) => key)).toEqual([keyOf('10'), keyOf('9')]);
  });

  it('goes to its end on a dry run, and tells the refusal', async () => {
    const before = await stored();
    const options = { maxVanishedShare: 0.2, dryRun: true };
    const { summary } = await importLines(service, homes(5, 250_000), options);

    expect(summary.newPrices).toBe(5);
    expect(summary.refusal).toBeInstanceOf(TooManyVanishedError);
    expect(await stored()).toEqual(before);
  });

  it('is refused for a file without homes, such as one that broke off', async () => {
    await expect(importLines(service, [saleHeader], { maxVanishedShare: 0.2 })).rejects.toThrow(
      '10 of the 10 homes on the market (100%) are not in the file',
    );
  });

  it('marks nothing when the file changes while it is read', async () => {
    const nights: FeedLines[] = [homes(9), homes(9, 250_000)];
    const source = { read: () => fileOf(nights.shift() ?? []) };

    await expect(importSource(service, source)).rejects.toThrow(ChangedFileError);
    expect((await listingsOf(service)).filter(({ offMarketAt }) => offMarketAt)).toEqual([]);
  });
});

describe('an import that was stopped half way', () => {
  const tonight = [...homes(1_203, 250_000)];
  let services: TestApp[];

  beforeEach(async () => {
    services = await Promise.all([listingsApp(), listingsApp()]);
    for (const service of services) await importLines(service, homes(1_300));
  });
  afterEach(() => Promise.all(services.map((service) => service.close())));

  it('ends in the same state when it is started again', async () => {
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

  /** All but the moments at which it was stored. */
  const stateOf = async (service: TestApp) => {
    const listings = (await listingsOf(service)).map(({ offMarketAt, ...listing }) => {
      const untimed = { ...listing, enteredAt: null, modifiedAt: null };
      return { ...untimed, onMarket: offMarketAt === null };
    });
    return [listings, await pricesOf(service)];
  };
});
