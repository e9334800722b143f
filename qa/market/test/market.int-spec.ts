import { readFileSync } from 'node:fs';
import {
  AppModule,
  ListingsConfig,
  listingsDataSource,
  writeListings,
} from '@phantom/listings-service';
import { createTestApp, type TestApp } from '@phantom/service-kit/testing';
import { fillMarket } from '../fill-market.js';
import { MARKET_SOURCE, MarketDrawer } from '../market-drawer.js';
import type { Market } from '../market.js';

const market = JSON.parse(
  readFileSync(new URL('../market.json', import.meta.url), 'utf8'),
) as Market;
const homes = 2_300;
const seed = 'test';
const now = new Date();

let listings: TestApp;

beforeAll(async () => {
  listings = await createTestApp({
    module: AppModule,
    config: ListingsConfig,
    dataSource: listingsDataSource,
    prepare: (dataSource) => fillMarket(dataSource, { market, homes, seed, now }),
  });
});
afterAll(() => listings.close());

const rows = <Row>(sql: string): Promise<Row[]> => listings.dataSource.query<Row[]>(sql);

describe('filled market', () => {
  it('stores the same rows as an import', async () => {
    const drawer = new MarketDrawer(market, seed, now);
    const drawn = Array.from({ length: 400 }, (_, index) => drawer.draw(index + 1).listing);
    const written = await listings.dataSource.transaction((manager) =>
      writeListings(manager, MARKET_SOURCE, drawn),
    );

    expect(new Set(written.map(({ change }) => change))).toEqual(new Set(['unchanged']));
  });

  it('numbers listings in the order of drawing', async () => {
    const [found] = await rows<object>(`
      SELECT count(*)::int AS homes, min(id) AS first, max(id) AS last,
        count(*) FILTER (WHERE source_key = '${seed}-' || id)::int AS numbered
      FROM listing`);

    expect(found).toEqual({ homes, first: 1, last: homes, numbered: homes });
  });

  it('stores the first price of every listing that has one', async () => {
    const [found] = await rows<{ without: number }>(`
      SELECT count(*)::int AS without FROM listing LEFT JOIN listing_price ON listing_id = id
      WHERE (list_price, entered_at) IS DISTINCT FROM (price, coalesce(since, entered_at))`);

    expect(found?.without).toBe(0);
  });

  it('has upcoming open houses in the daytime', async () => {
    const hours = await rows<{ hour: number; past: boolean }>(`
      SELECT DISTINCT extract(hour FROM starts_at AT TIME ZONE 'America/New_York')::int AS hour,
        starts_at < now() AS past
      FROM open_house`);

    expect(hours.map(({ hour }) => hour).sort((a, b) => a - b)).toEqual([10, 11, 12, 13, 14]);
    expect(hours.some(({ past }) => past)).toBe(false);
  });

  it('can be searched', async () => {
    const url = '/api/auth/listings-listfind?type=rentals&location=bronx';
    const answer = await listings.inject({ method: 'GET', url });

    expect(answer.json<{ total: number }>().total).toBeGreaterThan(20);
  });
});
