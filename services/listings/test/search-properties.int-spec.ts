import type { TestApp } from '@phantom/service-kit/testing';
import fc from 'fast-check';
import { Listing } from '../src/listings/listing.entity.js';
import { plainFacets } from './facets-model.js';
import { listingsApp } from './listings-app.js';
import { listing, insertListings } from './market.js';
import { type NewRow, rowOf, searchOf } from './search-arbitraries.js';
import { SearchClient } from './search-client.js';
import { searchForRow } from './search-for-row.js';
import { inOrder, matches, type Row, type Search } from './search-model.js';

interface MapAnswer {
  total: number;
  unplaced: number;
  extent: number[] | null;
  clusters: { count: number; bounds: number[] }[];
  homes: { id: number; latitude: number; longitude: number }[];
}

const now = new Date();
const listings = fc.array(rowOf(now), { maxLength: 40, size: 'max' });
/** Listings, the position of one, and a search that matches it. */
const listingsAndSearch = fc
  .array(rowOf(now), { minLength: 1, maxLength: 40, size: 'max' })
  .chain((given) => fc.tuple(fc.constant(given), fc.nat({ max: given.length - 1 })))
  .chain(([given, at]) =>
    fc.record({
      given: fc.constant(given),
      at: fc.constant(at),
      search: searchForRow(given[at] as NewRow, now),
    }),
  );
const runs = { numRuns: 100 };

describe('search (property-based)', () => {
  let service: TestApp;
  let client: SearchClient;

  beforeAll(async () => {
    service = await listingsApp();
    client = new SearchClient(service.inject);
  });
  afterAll(() => service.close());

  const onMarket = async (rows: Parameters<typeof insertListings>[1]) => {
    await service.dataSource.query('DELETE FROM listing');
    return insertListings(service.dataSource, rows);
  };

  it('returns what a plain filter returns, in order, across all pages', async () => {
    await fc.assert(
      fc.asyncProperty(
        listings,
        searchOf(now),
        fc.integer({ min: 1, max: 9 }),
        async (given, search, limit) => {
          const rows = await onMarket(given);
          const wanted = inOrder(matches(rows, search, now), search.sort).map(({ id }) => id);
          const read = await client.readAll(search, limit, () => Promise.resolve());

          expect(read).toEqual({ ids: wanted, total: wanted.length });
        },
      ),
      runs,
    );
  }, 120_000);

  it('finds a listing by its own values and counts it', async () => {
    await fc.assert(
      fc.asyncProperty(listingsAndSearch, async ({ given, at, search }) => {
        const rows = await onMarket(given);
        const wanted = inOrder(matches(rows, search, now), search.sort).map(({ id }) => id);
        const { id, standardStatus } = rows[at] as Row;

        expect(wanted.includes(id)).toBe(standardStatus !== 'Withdrawn');
        const read = await client.readAll(search, 3, () => Promise.resolve());
        expect(read).toEqual({ ids: wanted, total: wanted.length });
        expect(await client.call('facets', search)).toMatchObject({
          total: wanted.length,
          facets: plainFacets(rows, search, now),
        });
      }),
      { numRuns: 100 },
    );
  }, 120_000);

  it('returns no listing twice and misses none while others change price or leave', async () => {
    const change = fc.record({
      at: fc.nat({ max: 39 }),
      listPrice: fc.option(fc.constantFrom(1, 500_000, 500_001, 900_000), { freq: 2 }),
    });
    const changes = fc.array(change, { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(listings, changes, searchOf(now), async (given, changing, search) => {
        const rows = await onMarket(given);
        const table = service.dataSource.getRepository(Listing);
        const changed = new Set<number>();
        const left = [...changing];
        const { ids } = await client.readAll(search, 3, async () => {
          const [next] = left.splice(0, 1);
          const row = next && rows[next.at];
          if (!row) return;
          changed.add(row.id);
          // Null: the listing leaves the market.
          const { listPrice } = next;
          const gone = { standardStatus: 'Withdrawn', offMarketAt: now } as const;
          await table.update(row.id, listPrice === null ? gone : { listPrice });
        });
        const untouched = rows.filter(({ id }) => !changed.has(id));
        const wanted = inOrder(matches(untouched, search, now), search.sort).map(({ id }) => id);

        expect(ids.filter((id) => !changed.has(id))).toEqual(wanted);
        // A listing whose price rises may come again in an order by price.
        if (!search.sort?.startsWith('price')) expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 80 },
    );
  }, 120_000);

  it('returns no listing twice and misses none while others are inserted', async () => {
    await fc.assert(
      fc.asyncProperty(listings, listings, searchOf(now), async (given, coming, search) => {
        const rows = await onMarket(given);
        const later = [...coming];
        const { ids } = await client.readAll(search, 3, async () => {
          rows.push(...(await insertListings(service.dataSource, later.splice(0, 4))));
        });
        const order = inOrder(matches(rows, search, now), search.sort).map(({ id }) => id);
        const first = matches(rows.slice(0, given.length), search, now).map(({ id }) => id);

        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toEqual(order.filter((id) => ids.includes(id)));
        expect(ids).toEqual(expect.arrayContaining(first));
      }),
      { numRuns: 50 },
    );
  }, 120_000);

  it('counts facets as a plain count does', async () => {
    await fc.assert(
      fc.asyncProperty(listings, searchOf(now), async (given, search) => {
        const rows = await onMarket(given);

        expect(await client.call('facets', search)).toEqual({
          error: 0,
          total: matches(rows, search, now).length,
          facets: plainFacets(rows, search, now),
        });
      }),
      runs,
    );
  }, 120_000);

  it('shows at most 400 markers on the map', async () => {
    const point = fc.record({
      longitude: fc.double({ min: -74.25, max: -73.7, noNaN: true }),
      latitude: fc.double({ min: 40.5, max: 40.9, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(point, { minLength: 401, maxLength: 1_500, size: 'max' }),
        fc.integer({ min: 9, max: 17 }),
        async (points, zoom) => {
          await onMarket(points.map((place) => listing(place)));
          for (const search of [{}, { bounds: [-74.1, 40.55, -73.8, 40.85] } as Search]) {
            const map = await client.call<MapAnswer>('map', search, { zoom: String(zoom) });
            const clustered = map.clusters.reduce((sum, { count }) => sum + count, 0);

            expect(clustered + map.homes.length).toBe(map.total);
            expect(map.clusters.length + map.homes.length).toBeLessThanOrEqual(400);
            if (!search.bounds) expect(map.total).toBe(points.length);
          }
        },
      ),
      { numRuns: 15 },
    );
  }, 120_000);

  it('shows every listing on the map once', async () => {
    await fc.assert(
      fc.asyncProperty(
        listings,
        searchOf(now),
        fc.integer({ min: 9, max: 17 }),
        async (given, search, zoom) => {
          const rows = await onMarket(given);
          const found = matches(rows, search, now).filter(({ latitude }) => latitude !== null);
          const unplaced = matches(rows, search, now, 'bounds').filter(
            ({ latitude }) => latitude === null,
          );
          const map = await client.call<MapAnswer>('map', search, { zoom: String(zoom) });
          const clustered = map.clusters.reduce((sum, { count }) => sum + count, 0);

          expect(map.total).toBe(found.length);
          expect(map.unplaced).toBe(unplaced.length);
          expect(clustered + map.homes.length).toBe(found.length);
          expect(found.map(({ id }) => id)).toEqual(
            expect.arrayContaining(map.homes.map(({ id }) => id)),
          );
          const cell = 360 / 2 ** (zoom + 2) + 1e-5;
          for (const { count, bounds } of map.clusters) {
            const [west = 0, south = 0, east = 0, north = 0] = bounds;
            expect(Math.max(east - west, north - south)).toBeLessThan(cell);
            expect(count).toBeGreaterThan(1);
            const inside = matches(
              found,
              { bounds: bounds as [number, number, number, number] },
              now,
            );
            expect(inside.length).toBeGreaterThanOrEqual(count);
          }
          const everything = {
            bounds: (map.extent ?? [0, 0, 0, 0]) as [number, number, number, number],
          };
          expect(matches(found, everything, now)).toHaveLength(found.length);
        },
      ),
      runs,
    );
  }, 120_000);
});
