import {
  columnChanges,
  contentsOf,
  tablesOf,
  undoMigrations,
  type TestApp,
} from '@phantom/service-kit/testing';
import { IsNull } from 'typeorm';
import { Listing } from '../src/listings/listing.entity.js';
import { OpenHouse } from '../src/listings/listing.entity.js';
import { listingsApp, seed } from './listings-app.js';

const loaded = new Date('2026-11-20T15:00:00Z');

describe('database', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await listingsApp((dataSource) => seed(dataSource, loaded));
  });
  afterAll(() => service.close());

  const contents = () => contentsOf(service.dataSource);

  it('does not change when the demo feed is loaded again on the same day', async () => {
    const before = await contents();
    await seed(service.dataSource, new Date('2026-11-20T20:00:00Z'));

    expect(await contents()).toEqual(before);
  });

  it('moves the demo open houses with the calendar', async () => {
    const openHouses = service.dataSource.getRepository(OpenHouse);
    const before = await openHouses.count();
    await seed(service.dataSource, new Date('2027-03-10T15:00:00Z'));
    const [first] = await openHouses.find({ order: { startsAt: 'ASC' }, take: 1 });

    expect(await openHouses.count()).toBe(before);
    // Daylight saving time begins in the night before 14 March 2027.
    expect(first?.startsAt.toISOString()).toBe('2027-03-13T15:30:00.000Z');
  });

  it('withdraws only demo listings that the feed no longer has', async () => {
    const listings = service.dataSource.getRepository(Listing);
    const [listing] = await listings.find({ take: 1 });
    const copy = { ...listing, id: undefined };
    await listings.save([
      { ...copy, sourceKey: 'gone' },
      { ...copy, source: 'ny-sales' },
    ]);
    await seed(service.dataSource, loaded);

    expect(await listings.findBy({ standardStatus: 'Withdrawn' })).toMatchObject([
      { source: 'demo', sourceKey: 'gone', offMarketAt: loaded },
    ]);
    expect(await listings.countBy({ source: 'ny-sales', offMarketAt: IsNull() })).toBe(1);
  });

  it('matches the entities', async () => {
    expect(await columnChanges(service.dataSource)).toEqual([]);
  });

  it('can undo and repeat every migration', async () => {
    const { dataSource } = service;
    const before = await tablesOf(dataSource);
    expect(await undoMigrations(dataSource)).toEqual([]);

    await dataSource.runMigrations();
    expect(await tablesOf(dataSource)).toEqual(before);
  });
});
