import type { TestApp } from '@phantom/service-kit/testing';
import { Listing } from '../src/listings/listing.entity.js';
import { OpenHouse } from '../src/listings/listing.entity.js';
import { listingsApp, seed } from './listings-app.js';

interface SearchEntry {
  type: string;
  location: string;
  updated_at: string;
}

describe('sitemap', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await listingsApp(seed);
  });
  afterAll(() => service.close());

  const get = async (call: string) => {
    const answer = await service.inject({ method: 'GET', url: `/api/sitemap/${call}` });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
  };
  const searches = async (): Promise<SearchEntry[]> => (await get('listing-searches')).body.list;
  const idsFrom = async (limit: number): Promise<number[]> => {
    const ids: number[] = [];
    for (let next: string | null = '0'; next !== null;) {
      const query: string = next === '0' ? '' : `&cursor=${next}`;
      const { body } = await get(`listings?limit=${limit}${query}`);
      ids.push(...body.list.map(({ id }: { id: number }) => id));
      next = body.next;
    }
    return ids;
  };

  it('contains every listing once across parts, with its last change', async () => {
    const rows = await service.dataSource.getRepository(Listing).find({ order: { id: 'ASC' } });
    const { body } = await get('listings');

    expect(body).toMatchObject({ error: 0, next: null });
    expect(body.list[0]).toEqual({
      id: rows[0]!.id,
      updated_at: rows[0]!.modifiedAt.toISOString(),
    });
    expect(await idsFrom(101)).toEqual(rows.map(({ id }) => id));
    expect(await idsFrom(rows.length)).toHaveLength(rows.length);
  });

  it.each(['Pending', 'Withdrawn'] as const)(
    'leaves out a listing with the status %s',
    async (status) => {
      const repository = service.dataSource.getRepository(Listing);
      const [first] = await repository.find({
        where: { standardStatus: 'Active' },
        order: { id: 'ASC' },
        take: 1,
      });
      expect(await idsFrom(5_000)).toContain(first!.id);
      await repository.update(first!.id, { standardStatus: status });

      expect(await idsFrom(5_000)).not.toContain(first!.id);
    },
  );

  it('contains every search with results', async () => {
    const found = await searches();

    // Five boroughs, each with sales, rentals and open houses.
    expect(found).toHaveLength(15);
    expect(found).toContainEqual({
      type: 'sales',
      location: 'queens',
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    for (const { type, location } of found) {
      const url = `/api/auth/listings-listfind?type=${type}&location=${location}&limit=1`;
      const { total } = (await service.inject({ method: 'GET', url })).json();
      expect(total).toBeGreaterThan(0);
    }
  });

  it('leaves out a search without listings on the market', async () => {
    await service.dataSource
      .getRepository(Listing)
      .update({ borough: 'bronx', transactionType: 'sale' }, { standardStatus: 'Withdrawn' });
    const found = (await searches()).map(({ type, location }) => `${type} ${location}`);

    expect(found).not.toContain('sales bronx');
    expect(found).toContain('rentals bronx');
  });

  it('leaves out open houses that have ended', async () => {
    await service.dataSource
      .getRepository(OpenHouse)
      .createQueryBuilder()
      .update()
      .set({ startsAt: new Date(0), endsAt: new Date(1) })
      .execute();

    expect((await searches()).map(({ type }) => type)).not.toContain('open-houses');
  });

  it('contains each listing type for the whole city with its last change', async () => {
    const { body } = await get('listing-tabs');
    const all = await searches();
    for (const { type, updated_at: changed } of body.list) {
      const times = all
        .filter((search) => search.type === type)
        .map((search) => (search as unknown as { updated_at: string }).updated_at);
      expect(changed).toBe(times.sort().at(-1));
    }
    expect(body.list.map(({ type }: { type: string }) => type)).toEqual(
      expect.arrayContaining(['sales', 'rentals']),
    );
  });

  it.each(['listings', 'listing-searches', 'listing-tabs'])('caches %s', async (call) => {
    const { headers } = await get(call);

    expect(headers).toMatchObject({
      'cache-control': expect.stringMatching(/^public, max-age=\d+/),
      etag: expect.any(String),
    });
  });

  it.each([
    ['limit', '0'],
    ['limit', '5001'],
    ['cursor', 'x'],
    ['cursor', '2147483648'],
  ])('returns 422 for %s=%j', async (name, value) => {
    const { status, body } = await get(`listings?${name}=${value}`);

    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([name]);
  });
});
