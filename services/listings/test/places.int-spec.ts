import { tablesOf, type TestApp } from '@phantom/service-kit/testing';
import { In, type EntityManager } from 'typeorm';
import { BOROUGHS } from '../src/common/borough.js';
import { Listing } from '../src/listings/listing.entity.js';
import type { NewListing } from '../src/listings/listing-writer.js';
import { writeListings } from '../src/listings/listing-writer.js';
import { withdrawListings } from '../src/listings/listing-writer.js';
import { addListing, aListing } from './a-listing.js';
import { listingsApp } from './listings-app.js';

const SOURCE = 'test';

/** A pseudorandom generator with a seed. */
function chances(seed: number) {
  let state = seed;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T;
  return { next, pick };
}

describe('place counts', () => {
  let service: TestApp;
  let manager: EntityManager;

  beforeAll(async () => {
    service = await listingsApp();
    manager = service.dataSource.manager;
  });
  afterAll(() => service.close());

  const counted = () =>
    manager.query<unknown[]>(`
      SELECT kind, text, borough, offer, count FROM place WHERE count > 0
      ORDER BY kind, text, borough, offer`);

  /** The same counts by GROUP BY. */
  const countedAnew = () =>
    manager.query<unknown[]>(`
      SELECT kind, text, borough, offer, count(*)::integer AS count FROM (
        SELECT 'neighbourhood' AS kind, subdivision_name AS text, borough, offer, standard_status FROM listing
        UNION ALL SELECT 'zip_code', postal_code, borough, offer, standard_status FROM listing
        UNION ALL SELECT 'street', street_of(unparsed_address), borough, offer, standard_status FROM listing
      ) AS home
      WHERE text IS NOT NULL AND text <> '' AND standard_status <> 'Withdrawn'
      GROUP BY kind, text, borough, offer
      ORDER BY kind, text, borough, offer`);

  it.each([1, 2, 3])('are exact after random writes (seed %i)', async (seed) => {
    const { next, pick } = chances(seed);
    const listing = (): NewListing => ({
      ...aListing,
      source: SOURCE,
      sourceKey: String(Math.floor(next() * 300)),
      transactionType: pick(['sale', 'rental']),
      borough: pick(BOROUGHS),
      listPrice: Math.ceil(next() * 1_000_000),
      subdivisionName: pick(['Astoria', 'Tribeca', 'Red Hook', '', null]),
      postalCode: pick(['11102', '10013', null]),
      unparsedAddress: pick(['1 Main St', '2 Main St Apt 3', '3 E 55th St', 'The Rockwell', null]),
    });
    const batch = () => {
      const listings = Array.from({ length: Math.ceil(next() * 80) }, listing);
      return [...new Map(listings.map((one) => [one.sourceKey, one])).values()];
    };
    const somebody = () => In(batch().map(({ sourceKey }) => sourceKey));
    const writes = [
      () => manager.transaction((inside) => writeListings(inside, SOURCE, batch())),
      () => manager.transaction((inside) => withdrawListings(inside, SOURCE, somebody())),
      () => manager.delete(Listing, { source: SOURCE, sourceKey: somebody() }),
      () => manager.update(Listing, { sourceKey: somebody() }, { listPrice: 1 }),
      () => manager.update(Listing, { sourceKey: somebody() }, { subdivisionName: 'Corona' }),
      () => manager.update(Listing, { sourceKey: somebody() }, { standardStatus: 'Active' }),
      () =>
        manager
          .transaction(async (inside) => {
            await writeListings(inside, SOURCE, batch());
            throw new Error('taken back');
          })
          .catch((error: unknown) => expect(String(error)).toContain('taken back')),
    ];
    for (let turn = 0; turn < 25; turn += 1) {
      await (turn === 0 ? writes[0] : pick(writes))?.();
      expect(await counted()).toEqual(await countedAnew());
    }
    expect(await counted()).not.toEqual([]);
  });

  it('are exact after concurrent writes', async () => {
    const writers = Array.from({ length: 8 }, (_, writer) => {
      const listings = Array.from({ length: 20 }, (_home, at) => ({
        ...aListing,
        source: `writer-${writer}`,
        sourceKey: String(at),
        subdivisionName: `Nowhere ${at % 3}`,
      }));
      return manager.transaction((inside) => writeListings(inside, `writer-${writer}`, listings));
    });
    await Promise.all(writers);

    expect(await counted()).toEqual(await countedAnew());
    expect(await counted()).toContainEqual(
      expect.objectContaining({ text: 'Nowhere 0', count: 8 * 7 }),
    );
  });

  it('are zero after TRUNCATE', async () => {
    await manager.query('TRUNCATE listing CASCADE');

    expect(await counted()).toEqual([]);
  });

  it('are computed by the migration for existing listings', async () => {
    await addListing(manager, { subdivisionName: 'Astoria' });
    const before = await counted();
    const { dataSource } = service;
    while ((await tablesOf(dataSource)).includes('place')) await dataSource.undoLastMigration();
    await dataSource.runMigrations();

    expect(before).toHaveLength(3);
    expect(await counted()).toEqual(before);
  });
});
