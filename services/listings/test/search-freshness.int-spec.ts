import { createServiceApp, loadConfig } from '@phantom/service-kit';
import type { TestApp } from '@phantom/service-kit/testing';
import { AppModule } from '../src/app.module.js';
import { ListingsConfig } from '../src/config/listings.config.js';
import { Listing } from '../src/listing/listing.entity.js';
import { OpenHouse } from '../src/listing/open-house.entity.js';
import { FreshIndex } from '../src/search/fresh-index.js';
import { listingsApp } from './listings-app.js';
import { home, insertHomes } from './market.js';
import { SearchClient } from './search-client.js';
import type { Search } from './search-model.js';

const hour = 60 * 60 * 1000;

describe('a search after a change', () => {
  let service: TestApp;
  let other: Awaited<ReturnType<typeof createServiceApp>>;
  let clients: SearchClient[];

  beforeAll(async () => {
    service = await listingsApp();
    const { url } = service.dataSource.options as { url: string };
    const env = { PORT: '1', LOG_LEVEL: 'silent', NODE_ENV: 'test', DATABASE_URL: url };
    const config = loadConfig(ListingsConfig, env);
    // Another process knows the first only by their database.
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
  const put = async (known?: Parameters<typeof home>[0]): Promise<number> => {
    const [row] = await insertHomes(service.dataSource, [home(known)]);
    return row!.id;
  };
  const change = (id: number, changed: Partial<Listing>) =>
    service.dataSource.getRepository(Listing).update(id, changed);

  it('finds a new home', async () => {
    expect(await found()).toEqual([]);
    const id = await put();
    expect(await found()).toEqual([id]);
  });

  it('finds a home by what has become of it', async () => {
    const id = await put({ listPrice: 100, unparsedAddress: '1 Main St' });
    expect(await found({ max_price: 100, q: 'main' })).toEqual([id]);

    await change(id, { listPrice: 200, unparsedAddress: '1 Side St', borough: 'bronx' });
    expect(await found({ max_price: 100 })).toEqual([]);
    expect(await found({ q: 'main' })).toEqual([]);
    expect(await found({ location: 'queens' })).toEqual([]);
    expect(await found({ min_price: 200, q: 'side', location: 'bronx' })).toEqual([id]);
  });

  it('finds no home that is off the market, and one that is back', async () => {
    const id = await put();
    await change(id, { standardStatus: 'Withdrawn', offMarketAt: new Date() });
    expect(await found()).toEqual([]);

    await change(id, { standardStatus: 'Active', offMarketAt: null });
    expect(await found()).toEqual([id]);
  });

  it('knows open houses as they come, move, and are called off', async () => {
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

  it('knows when an open house is over, though nothing was written', async () => {
    const startsAt = new Date(Date.now() - hour);
    const endsAt = new Date(Date.now() + 1_000);
    await put({ openHouses: [{ startsAt, endsAt }] });
    expect(await found({ type: 'open-houses' })).toHaveLength(1);

    while (new Date() <= endsAt) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await found({ type: 'open-houses' })).toEqual([]);
  });

  it.each(['DELETE FROM listing', 'TRUNCATE listing CASCADE'])(
    'finds no home after %s',
    async (statement) => {
      await insertHomes(service.dataSource, [home(), home(), home()]);
      expect(await found()).toHaveLength(3);

      await service.dataSource.query(statement);
      const id = await put();
      expect(await found()).toEqual([id]);
    },
  );

  it('sees nothing of what is not committed, and all of it afterwards', async () => {
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

  it('misses nothing of writers at the same time', async () => {
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

  it('finds the same after the rows have been put together anew', async () => {
    await insertHomes(
      service.dataSource,
      Array.from({ length: 30 }, (_, at) =>
        home({
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
    const steps = (await service.app.get(FreshIndex).get()).compact();
    while (!steps.next().done);

    expect(await Promise.all(searches.map(found))).toEqual(before);
    expect(before[0]).toHaveLength(20);
    const id = await put({ borough: 'bronx', unparsedAddress: '77 Main St' });
    expect(await found({ q: '77' })).toEqual([id]);
  });
});

it('starts though the index cannot be filled, and fills it at the first search that can', async () => {
  const service = await listingsApp(async (dataSource) => {
    await insertHomes(dataSource, [home()]);
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
