import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestApp } from '@phantom/service-kit/testing';
import { TooManyVanishedError } from '../src/import/vanished-listings.js';
import { OpenHouse } from '../src/listings/listing.entity.js';
import { listingsOf, pricesOf } from './import-lines.js';
import { listingsApp } from './listings-app.js';
import { importReso, property, type ResoRun } from './reso-records.js';
import { resoServer, type ResoServer } from './reso-server.js';

let service: TestApp;
let server: ResoServer;
let folder: string;

beforeEach(async () => {
  [service, server, folder] = await Promise.all([
    listingsApp(),
    resoServer(),
    mkdtemp(join(tmpdir(), 'reso-')),
  ]);
  server.records = [property('1', 1), property('2', 2), property('3', 3)];
});
afterEach(async () => {
  await Promise.all([service.close(), server.close()]);
  await rm(folder, { recursive: true });
});

const run = (options?: ResoRun) => importReso(service, server, folder, options);
const onMarket = async () =>
  (await listingsOf(service)).flatMap(({ offMarketAt, sourceKey }) =>
    offMarketAt ? [] : sourceKey,
  );
const change = (key: string, minutes: number, fields: Record<string, unknown>) => {
  const others = server.records.filter((record) => record['ListingKey'] !== key);
  server.records = [...others, property(key, minutes, fields)];
};
const state = () => service.dataSource.query('SELECT * FROM feed_state');

describe('first import from a Web API', () => {
  it.each(['next-link', 'top'] as const)('reads all pages of a server with %s', async (paging) => {
    server.paging = paging;
    // Three records of one time lie on two pages.
    server.records.push(property("4'", 3), property('5', 3));
    const { summary } = await run();

    expect(summary).toMatchObject({ lines: 5, duplicates: 0 });
    expect((await onMarket()).sort()).toEqual(['1', '2', '3', "4'", '5']);
    expect(server.queries).toHaveLength(3);
  });

  it.each([
    ['texts', [], 'Active Under Contract', "StandardStatus eq 'Active Under Contract'"],
    [
      'an enumeration',
      ['Active', 'ActiveUnderContract', 'Closed'],
      'ActiveUnderContract',
      "StandardStatus eq org.reso.enums.StandardStatus'ActiveUnderContract'",
    ],
  ])(
    'asks for what is on the market where statuses are %s',
    async (_, statuses, status, filter) => {
      server.statuses = statuses;
      change('2', 4, { StandardStatus: status });
      change('3', 5, { StandardStatus: 'Closed' });
      await run();

      expect(await onMarket()).toEqual(['1', '2']);
      expect(server.queries[0]).toMatchObject({
        $filter: expect.stringContaining(filter),
        $orderby: 'ModificationTimestamp,ListingKey',
        $expand: 'Media,OpenHouse',
        $top: '2',
      });
    },
  );

  it('shows a listing with its open houses, film and prices', async () => {
    const startsAt = '2099-05-02T17:00:00.000Z';
    server.records = [
      property('1', 1, {
        PublicRemarks: 'Sunny.',
        ListOfficeName: 'Ivory Tower Realty',
        ListAgentFullName: 'Ada Agent',
        OnMarketDate: '2026-01-10',
        OriginalListPrice: 900_000,
        PriceChangeTimestamp: '2026-02-01T12:00:00Z',
        Media: [
          { MediaCategory: 'Photo', MediaURL: 'https://example.com/1.jpg', Order: 0 },
          { MediaCategory: 'Video', MediaURL: 'https://youtu.be/abcdefghijk', Order: 1 },
        ],
        OpenHouse: [{ OpenHouseStartTime: startsAt, OpenHouseEndTime: '2099-05-02T19:00:00Z' }],
      }),
    ];
    await run();
    const [stored] = await listingsOf(service);
    const answer = await service.inject({ url: `/api/auth/listings-detail?id=${stored?.id}` });

    expect(answer.json().list[0]).toMatchObject({
      ...{ address: '1 E 55th St Unit 8', bathrooms: 1.5, description: 'Sunny.' },
      listed_by: 'Ivory Tower Realty',
      listed_at: '2026-01-10T17:00:00.000Z',
      open_houses: [{ starts_at: startsAt, synthetic: false }],
      images: JSON.stringify([
        { url: 'https://www.youtube-nocookie.com/embed/abcdefghijk', type: 'video' },
      ]),
    });
    expect(await pricesOf(service)).toEqual([
      ['1', 900_000],
      ['1', 800_000],
    ]);
    expect(JSON.stringify(stored)).not.toContain('Ada');
  });

  it('reports records that cannot be stored, and stores the others', async () => {
    server.records.push(
      property('4', 4, { ListPrice: null }),
      property('5', 5, { PostalCode: '07030', Latitude: 40.74, Longitude: -74.03 }),
      property('6', 6, { CountyOrParish: 'x'.repeat(99) }),
      property('', 7),
      property('8', 8, { InternetEntireListingDisplayYN: false }),
    );
    const { entries } = await run();

    expect(await onMarket()).toEqual(['1', '2', '3']);
    expect(entries.filter(({ kind }) => kind !== 'taken')).toMatchObject([
      { kind: 'skipped', line: 4, reason: 'no-price', key: '4' },
      { kind: 'skipped', line: 5, reason: 'outside-new-york', key: '5' },
      { kind: 'skipped', line: 6, reason: 'refused-by-database', key: '6' },
      { kind: 'skipped', line: 7, reason: 'no-identity', key: null },
      { kind: 'gone', line: 8, reason: 'not-for-display', key: '8' },
    ]);
  });

  it('takes the last of several records of a listing', async () => {
    server.records.push(property('1', 4, { ListPrice: 750_000 }));
    const { summary } = await run();

    expect(summary.duplicates).toBe(1);
    expect(await pricesOf(service)).toContainEqual(['1', 750_000]);
    expect(await listingsOf(service)).toHaveLength(3);
  });
});

describe('import of changes', () => {
  beforeEach(async () => {
    await run();
    server.queries = [];
  });

  it('asks for the changes since the last one', async () => {
    change('2', 9, { ListPrice: 700_000 });
    const { summary } = await run();

    expect(server.queries[0]?.['$filter']).toBe(
      'ModificationTimestamp ge 2026-11-20T12:03:00.000Z',
    );
    expect(summary.taken.of('changed')).toBe(1);
    expect(await pricesOf(service)).toContainEqual(['2', 700_000]);
    expect(await onMarket()).toEqual(['1', '2', '3']);
  });

  it.each([
    { StandardStatus: 'Closed' },
    { StandardStatus: 'Withdrawn' },
    { StandardStatus: 'Expired' },
    { StandardStatus: 'Canceled' },
    { StandardStatus: 'Delete' },
    { StandardStatus: null, MlsStatus: 'Closed' },
    { InternetEntireListingDisplayYN: false },
    { PropertyType: 'CommercialSale' },
  ])('withdraws a listing with %j, and takes it back', async (fields) => {
    change('2', 9, fields);
    const { summary } = await run();
    expect(await onMarket()).toEqual(['1', '3']);
    expect(summary.missing.vanished).toMatchObject([{ key: '2' }]);

    change('2', 10, {});
    await run();
    expect(await onMarket()).toEqual(['1', '2', '3']);
  });

  it('keeps a listing whose record is broken', async () => {
    change('2', 9, { StandardStatus: 'Mystery' });
    const { summary } = await run();

    expect(summary.missing.kept).toMatchObject([{ key: '2' }]);
    expect(await onMarket()).toEqual(['1', '2', '3']);
  });

  it('moves and removes open houses of a listing that is otherwise unchanged', async () => {
    const at = (hour: number) => ({
      OpenHouseStartTime: `2099-05-02T${hour}:00:00Z`,
      OpenHouseEndTime: `2099-05-02T${hour + 1}:00:00Z`,
    });
    const hours = async () => {
      const stored = await service.dataSource
        .getRepository(OpenHouse)
        .find({ order: { startsAt: 'ASC' } });
      return stored.map(({ startsAt }) => startsAt.getUTCHours());
    };
    // Noon of New York in summer, at 16:00 UTC.
    const local = { OpenHouseStartTime: '12:00', OpenHouseEndTime: '13:00' };
    change('2', 9, { OpenHouse: [at(14), { ...local, OpenHouseDate: '2099-05-02' }] });
    await run();
    expect(await hours()).toEqual([14, 16]);

    change('2', 10, { OpenHouse: [at(14), { ...at(16), OpenHouseStatus: 'Canceled' }] });
    const { summary } = await run();
    expect(await hours()).toEqual([14]);
    expect(summary.taken.of('changed')).toBe(0);
  });

  it('withdraws what a full import does not have', async () => {
    server.records = server.records.slice(1);
    await run();
    expect(await onMarket()).toEqual(['1', '2', '3']);

    await run({ isFull: true });
    expect(await onMarket()).toEqual(['2', '3']);
    expect(server.queries.at(-1)?.['$filter']).toBe("(ListingKey eq '1')");
  });

  it.each([
    ['keeps what a full import misses because the pages shift', 3, {}, ['1', '2', '3', '4', '5']],
    ['ends it when it was sold', 20, { StandardStatus: 'Closed' }, ['1', '2', '4', '5']],
  ])('%s', async (_, minutes, fields, expected) => {
    server.records.push(property('4', 4), property('5', 5));
    await run();
    // The first listing moves from the first page to the end, and the third one to the page that was read.
    server.afterPage = () => {
      server.afterPage = () => undefined;
      change('1', 9, {});
      change('3', minutes, fields);
    };
    const { summary } = await run({ isFull: true });

    expect(await onMarket()).toEqual(expected);
    expect(summary).toMatchObject({ lines: 6, duplicates: 1 });
    await run();
    expect(server.queries.at(-1)?.['$filter']).toMatch(
      /^ModificationTimestamp ge 2026-11-20T12:09:00\.000Z/,
    );
  });

  it('imports everything when the filter is another one', async () => {
    server.records = server.records.slice(1);
    await run({ config: { resoFilter: "City eq 'New York' or City eq 'Brooklyn'" } });

    expect(server.queries[0]?.['$filter']).toMatch(
      /^\(City eq 'New York' or City eq 'Brooklyn'\) and \(StandardStatus eq 'Active' or /,
    );
    expect(await onMarket()).toEqual(['2', '3']);
  });

  it.each([
    ['of changes', false],
    ['of everything', true],
  ])('refuses an import %s in which too many listings vanish', async (_, isFull) => {
    const before = [await onMarket(), await state()];
    change('1', 8, { StandardStatus: 'Closed' });
    change('2', 9, { StandardStatus: 'Closed' });

    await expect(run({ isFull, maxVanishedShare: 0.5 })).rejects.toThrow(TooManyVanishedError);
    expect([await onMarket(), await state()]).toEqual(before);
  });

  it('repeats an import that was interrupted', async () => {
    const before = await state();
    change('1', 8, { StandardStatus: 'Closed' });
    change('2', 9, { ListPrice: 700_000 });
    const stop = new Error('the plug was pulled');
    await expect(run({ onBatch: () => Promise.reject(stop) })).rejects.toThrow(stop);
    expect(await state()).toEqual(before);

    await run();
    expect(await onMarket()).toEqual(['2', '3']);
    expect(await state()).not.toEqual(before);
  });

  it('stores nothing in a dry run', async () => {
    const before = [await onMarket(), await state()];
    change('2', 9, { StandardStatus: 'Closed' });
    const { summary } = await run({ dryRun: true });

    expect(summary.missing.vanished).toHaveLength(1);
    expect([await onMarket(), await state()]).toEqual(before);
  });

  it('leaves no download behind', async () => {
    expect(await readdir(folder)).toEqual([]);
  });
});
