import type { TestApp } from '@phantom/service-kit/testing';
import { Listing } from '../src/listing/listing.entity.js';
import { listingsApp, seed } from './listings-app.js';

describe('listings-listfind', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await listingsApp(seed);
  });
  afterAll(() => service.close());

  const find = async (query: Record<string, string>) => {
    const url = `/api/auth/listings-listfind?${new URLSearchParams(query)}`;
    const answer = await service.inject({ method: 'GET', url });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  };

  const readAll = async (query: Record<string, string>) => {
    const ids: number[] = [];
    let next: string | null = null;
    do {
      const page = await find({ ...query, ...(next ? { cursor: next } : {}) });
      ids.push(...page.body.list.map(({ id }: { id: number }) => id));
      next = page.body.next;
    } while (next);
    return ids;
  };

  it.each([
    ['Open Houses', 'QUEENS', 'open-houses', 'queens'],
    ['open_houses', 'The Bronx', 'open-houses', 'bronx'],
    [' SALES ', 'Kings County', 'sales', 'brooklyn'],
  ])('reads %j in %j', async (type, location, tab, borough) => {
    const loose = await find({ type, location });
    const strict = await find({ type: tab, location: borough });

    expect(loose.body.total).toBeGreaterThan(0);
    expect(loose.body).toEqual(strict.body);
  });

  it('reads every page once, newest first, without a home twice or missing', async () => {
    const ids = await readAll({ type: 'sales', location: 'brooklyn', limit: '7' });
    const rows = await service.dataSource.getRepository(Listing).find({
      where: { offer: 'sale', borough: 'brooklyn' },
      order: { enteredAt: 'DESC', id: 'DESC' },
    });

    expect(ids).toEqual(rows.map(({ id }) => id));
    expect(ids).toHaveLength(75);
  });

  it('ends exactly at the end', async () => {
    const { body } = await find({ type: 'rentals', location: 'bronx', limit: '45' });

    expect(body.list).toHaveLength(45);
    expect(body.next).toBeNull();
  });

  it('finds in the whole city without a place, and everything without a tab', async () => {
    expect((await find({ type: 'rentals' })).body.total).toBe(180);
    expect((await find({})).body).toMatchObject({ total: 480 });
    expect((await find({})).body.list).toHaveLength(24);
  });

  it('shows viewings to come with the homes that have them', async () => {
    const { body } = await find({ type: 'open-houses', location: 'manhattan', limit: '100' });

    expect(body.total).toBe(body.list.length);
    for (const { open_houses: openHouses } of body.list) {
      expect(openHouses.length).toBeGreaterThan(0);
      expect(Date.parse(openHouses[0].ends_at)).toBeGreaterThan(Date.now());
      expect(openHouses[0].synthetic).toBe(true);
    }
  });

  it('may be kept by a cache', async () => {
    const { headers } = await find({ type: 'sales' });

    expect(headers).toMatchObject({
      'cache-control': expect.stringMatching(/^public, max-age=\d+/),
      etag: expect.any(String),
    });
  });

  it.each([
    ['type', 'auctions'],
    ['limit', '0'],
    ['limit', '101'],
    ['limit', 'many'],
    ['location', 'x'.repeat(101)],
    ['cursor', 'x'.repeat(101)],
  ])('names the parameter %s where it holds %j', async (name, value) => {
    const { status, body } = await find({ [name]: value });

    expect(status).toBe(422);
    expect(body.error).toBe(1);
    expect(Object.keys(body.errors)).toEqual([name]);
  });

  it('does not understand a cursor that it never gave', async () => {
    expect((await find({ cursor: 'made-up' })).status).toBe(400);
  });
});
