import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServiceApp, loadConfig } from '@phantom/service-kit';
import type { TestApp } from '@phantom/service-kit/testing';
import { AppModule } from '../src/app.module.js';
import { ListingsConfig } from '../src/config/listings.config.js';
import { Listing } from '../src/listings/listing.entity.js';
import { OpenHouse } from '../src/listings/listing.entity.js';
import { IndexSync } from '../src/search/index-sync.js';
import { listingsApp } from './listings-app.js';
import { listing, insertListings } from './market.js';
import { SearchClient } from './search-client.js';
import type { Search } from './search-model.js';

const hour = 60 * 60 * 1000;

describe('search after a change', () => {
  let service: TestApp;
  let other: Awaited<ReturnType<typeof createServiceApp>>;
  let clients: SearchClient[];

  beforeAll(async () => {
    service = await listingsApp();
    const { url } = service.dataSource.options as { url: string };
    const env = { PORT: '1', LOG_LEVEL: 'silent', NODE_ENV: 'test', DATABASE_URL: url };
    const files = { FILES_DIR: join(tmpdir(), 'phantom-other-listings') };
    const config = loadConfig(ListingsConfig, { ...env, ...files });
    // Both processes share only the database.
    other = await createServiceApp({ name: 'other', module: AppModule, config });
    await other.init();
    clients = [new SearchClient(service.inject), new SearchClient(other.inject.bind(other))];
  });
  beforeEach(() => service.dataSource.query('DELETE FROM listing'));
  afterAll(async () => {
    await other.close();
    await service.close();
  });

  /** What both processes find. */
  const found = async (search: Search = {}): Promise<number[]> => {
    const [one, two] = await Promise.all(clients.map((client) => client.find(search)));
    expect(one).toEqual(two);
    return one!.list.map(({ id }) => id);
  };
  const put = async (known?: Parameters<typeof listing>[0]): Promise<number> => {
    const [row] = await insertListings(service.dataSource, [listing(known)]);
    return row!.id;
  };
  const change = (id: number, changed: Partial<Listing>) =>
    service.dataSource.getRepository(Listing).update(id, changed);

  it('finds a new listing', async () => {
    expect(await found()).toEqual([]);
    const id = await put();
    expect(await found()).toEqual([id]);
  });

  it('finds a changed listing by its new values only', async () => {
    const id = await put({ listPrice: 100, unparsedAddress: '1 Main St' });
    expect(await found({ max_price: 100, q: 'main' })).toEqual([id]);

    await change(id, { listPrice: 200, unparsedAddress: '1 Side St', borough: 'bronx' });
    expect(await found({ max_price: 100 })).toEqual([]);
    expect(await found({ q: 'main' })).toEqual([]);
    expect(await found({ location: 'queens' })).toEqual([]);
    expect(await found({ min_price: 200, q: 'side', location: 'bronx' })).toEqual([id]);
  });

  it('does not find a withdrawn listing until it is back', async () => {
    const id = await put();
    await change(id, { standardStatus: 'Withdrawn', offMarketAt: new Date() });
    expect(await found()).toEqual([]);

    await change(id, { standardStatus: 'Active', offMarketAt: null });
    expect(await found()).toEqual([id]);
  });

  it('follows new, changed and deleted open houses', async () => {
    const id = await put();
    const events = service.dataSource.getRepository(OpenHouse);
    const startsAt = new Date(Date.now() + hour);
    await events.insert({ listingId: id, startsAt, endsAt: new Date(Date.now() + 2 * hour) });
    expect(await found({ type: 'open-houses' })).toEqual([id]);

    await events.update({ listingId: id }, { startsAt: new Date(0), endsAt: new Date(1) });
    expect(await found({ type: 'open-houses' })).toEqual([]);

    await events.update({ listingId: id }, { startsAt, endsAt: new Date(Date.now() + hour * 3) });
    expect(await found({ type: 'open-houses' })).toEqual([id]);

    await events.delete({ listingId: id });
    expect(await found({ type: 'open-houses' })).toEqual([]);
  });

  it('does not find an open house that has ended, without any write', async () => {
    const startsAt = new Date(Date.now() - hour);
    const endsAt = new Date(Date.now() + 1_000);
    await put({ openHouses: [{ startsAt, endsAt }] });
    expect(await found({ type: 'open-houses' })).toHaveLength(1);

    while (new Date() <= endsAt) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await found({ type: 'open-houses' })).toEqual([]);
  });

  it.each(['DELETE FROM listing', 'TRUNCATE listing CASCADE'])(
    'finds no listing after %s',
    async (statement) => {
      await insertListings(service.dataSource, [listing(), listing(), listing()]);
      expect(await found()).toHaveLength(3);

      await service.dataSource.query(statement);
      const id = await put();
      expect(await found()).toEqual([id]);
    },
  );

  it('does not see uncommitted listings, and finds all after the commit', async () => {
    const runner = service.dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      await runner.query(`
        INSERT INTO listing (source, source_key, digest, offer, borough, property_type, standard_status,
          state_or_province)
        SELECT 'test', 'bulk ' || n, '', 'sale', 'queens', 'Residential', 'Active', 'NY'
        FROM generate_series(1, 4500) AS n`);
      expect(await found()).toEqual([]);
    } finally {
      await runner.commitTransaction();
      await runner.release();
    }
    const { total } = await clients[0]!.find({});

    expect(total).toBe(4_500);
  });

  it('finds every listing of concurrent writers', async () => {
    const writers = Array.from({ length: 8 }, async () => {
      for (let at = 0; at < 5; at += 1) {
        const id = await put();
        expect(await clients[at % 2]!.find({ limit: 100 } as Search)).toMatchObject({
          list: expect.arrayContaining([expect.objectContaining({ id })]),
        });
      }
    });
    await Promise.all(writers);

    expect(await found({ limit: 100 } as Search)).toHaveLength(40);
  });

  it('finds the same listings after the index was compacted', async () => {
    await insertListings(
      service.dataSource,
      Array.from({ length: 30 }, (_, at) =>
        listing({
          borough: at % 2 === 0 ? 'queens' : 'bronx',
          unparsedAddress: `${at} Main St`,
          latitude: 40 + at / 100,
          longitude: -74,
        }),
      ),
    );
    await service.dataSource.query('DELETE FROM listing WHERE id % 3 = 0');
    const searches: Search[] = [
      {},
      { location: 'bronx' },
      { q: '1' },
      { bounds: [-75, 40.1, -73, 40.2] },
    ];
    const before = await Promise.all(searches.map(found));
    const steps = (await service.app.get(IndexSync).get()).compact();
    while (!steps.next().done);

    expect(await Promise.all(searches.map(found))).toEqual(before);
    expect(before[0]).toHaveLength(20);
    const id = await put({ borough: 'bronx', unparsedAddress: '77 Main St' });
    expect(await found({ q: '77' })).toEqual([id]);
  });
});

it('starts when the index cannot be filled, and fills it at the next search', async () => {
  const service = await listingsApp(async (dataSource) => {
    await insertListings(dataSource, [listing()]);
    await dataSource.query('ALTER TABLE listing RENAME TO elsewhere');
  });
  for (const call of ['listfind', 'facets', 'map?zoom=10']) {
    const answer = await service.inject({ url: `/api/auth/listings-${call}` });
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['cache-control']).toBe('no-store');
  }

  await service.dataSource.query('ALTER TABLE elsewhere RENAME TO listing');
  expect(await new SearchClient(service.inject).find({})).toMatchObject({ total: 1 });
  await service.close();
});
