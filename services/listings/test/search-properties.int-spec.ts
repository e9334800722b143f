import type { TestApp } from '@phantom/service-kit/testing';
import fc from 'fast-check';
import { plainFacets } from './facets-model.js';
import { listingsApp } from './listings-app.js';
import { insertHomes } from './market.js';
import { rowOf, searchOf } from './search-arbitraries.js';
import { SearchClient } from './search-client.js';
import { inOrder, matches } from './search-model.js';

interface MapAnswer {
  total: number;
  unplaced: number;
  extent: number[] | null;
  clusters: { count: number; bounds: number[] }[];
  homes: { id: number; latitude: number; longitude: number }[];
}

const now = new Date();
const homes = fc.array(rowOf(now), { maxLength: 40, size: 'max' });
const runs = { numRuns: 100 };

describe('any search over any homes', () => {
  let service: TestApp;
  let client: SearchClient;

  beforeAll(async () => {
    service = await listingsApp();
    client = new SearchClient(service.inject);
  });
  afterAll(() => service.close());

  const onMarket = async (rows: Parameters<typeof insertHomes>[1]) => {
    await service.dataSource.query('DELETE FROM listing');
    return insertHomes(service.dataSource, rows);
  };

  it('finds what a plain filter finds, in its order, on all pages', async () => {
    await fc.assert(
      fc.asyncProperty(
        homes,
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

  it('shows no home twice and misses none while others come', async () => {
    await fc.assert(
      fc.asyncProperty(homes, homes, searchOf(now), async (given, coming, search) => {
        const rows = await onMarket(given);
        const later = [...coming];
        const { ids } = await client.readAll(search, 3, async () => {
          rows.push(...(await insertHomes(service.dataSource, later.splice(0, 4))));
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

  it('counts each facet as a plain count does', async () => {
    await fc.assert(
      fc.asyncProperty(homes, searchOf(now), async (given, search) => {
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

  it('puts every home on the map once', async () => {
    await fc.assert(
      fc.asyncProperty(
        homes,
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
